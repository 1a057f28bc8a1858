import { ONLY_SPECIFICATION, type Switch } from '#fixtures/scenarios/onlySpecification.ts'
import { shopOn, type Step, steps } from './support/buyerSteps.ts'
import { test } from './support/test.ts'

// Over a real network: with Playwright's `route`, no preflight would be sent.

const everything = (Object.keys(steps) as Step[]).filter((name) => name !== 'sign up')
const [order, cancel, pay] = ['order in cash', 'cancel the order', 'order by GCash'] as const
const [chat, like, follow] = ['chat with the shop', 'like the product', 'follow the shop'] as const
const [list, news, address] = [
  'make a scheduled list',
  'open a notification',
  'add an address',
] as const
const writes: Step[] = [order, cancel, like, follow, list, address]
const lists: Step[] = [order, cancel, chat, news]

/** The steps that a switch concerns; with the others no app could go on. */
const concerned: Record<
  Exclude<Switch, 'no-credentials' | 'any-origin' | 'no-origin' | 'pages-from-0' | 'no-files'>,
  readonly Step[]
> = {
  'plain-preflights': [order, pay, chat],
  'strict-fields': [order, pay, like],
  'ignored-fields': [order, like],
  'payment-ids': [pay],
  'empty-sent': [chat],
  'noted-sent': [chat],
  'writes-204': writes,
  'writes-empty': writes,
  'writes-ok': writes,
  'writes-null': writes,
  'writes-mixed': writes,
  'always-200': [order, chat],
  'nothing-404': [chat],
  'nothing-204': [chat],
  'nothing-object': [chat],
  'nothing-list': [chat],
  'nothing-empty': [chat],
  'no-items-404': [order, cancel, chat],
  'null-lists': [order, cancel, chat],
  'blank-nulls': everything,
  'no-nulls': everything,
  'pickup-without-address': [order, cancel],
  // Without the shops' names the steps find no product.
  'required-fields': [],
  'order-fields': [order, cancel, pay],
  'order-ids': [order, cancel, pay],
  'message-fields': [chat],
  'following-list': [follow],
  'no-following': [follow],
  'phone-address': [order, like, list],
  'address-list': [order, like, list],
  'short-products': [order, like],
  'null-rating': [order, like],
  'null-description': [order, like],
  'reset-match': ['reset the password', 'log in'],
  'extra-ids': [order],
  'extra-fields': [order, pay],
  'text-suggestions': [order],
  'other-count': [news],
  'number-count': [news],
  'uuid-ids': everything,
  'digit-ids': everything,
  'number-ids': everything,
  'ms-times': everything,
  'text-amounts': [order, cancel, pay, like, list],
  'bare-lists': lists,
  'data-lists': lists,
  'bare-products': [order],
  'data-products': [order],
  'no-next-page': lists,
  'text-next-page': lists,
  'false-next-page': lists,
  wrapped: everything,
  'auth-token': ['log in'],
  'access-token': ['log in'],
  'data-token': ['log in'],
  'silent-signup': ['sign up'],
  'no-codes': [order],
  'nest-refusals': [order],
  'express-refusals': [order],
  'only-400': [order],
  'thin-events': [pay, chat],
  'everybody-events': [pay, chat],
  'bearer-sockets': [pay, chat],
  'other-sockets': [pay, chat],
}

// Browsers remember what a preflight has allowed.
test.use({ isolated: true })
test.beforeEach(({ monitor }) => {
  test.slow()
  // The app may have to try what such a host refuses.
  monitor.allow(/status of 4\d\d/, /CORS policy/, /net::ERR_FAILED/, /WebSocket connection/)
})

test(
  'on a host that knows the specification alone, a buyer orders in cash and by GCash, cancels, chats, likes, follows, makes a list and adds an address, each once',
  { tag: ['@no-demo', '@live'] },
  ({ page }) => shopOn(page, ONLY_SPECIFICATION, everything),
)

const hosts: [directives: string, chosen: readonly Step[]][] = [
  ['only:off', everything],
  ['only:off', ['sign up']],
  ...['express', 'nestjs', 'nothing'].map((name): (typeof hosts)[number] => [
    `only:${name}`,
    everything,
  ]),
  ['socket:down', [pay, chat]],
  ['nokey', [order, chat]],
  ...Object.entries(concerned).map(([name, chosen]): (typeof hosts)[number] => [
    `only:${name}`,
    chosen,
  ]),
]
for (const [directives, chosen] of hosts) {
  const logsIn = chosen.some((name) => name === 'log in' || name === 'sign up')
  const way: readonly Step[] = logsIn ? chosen : ['log in', ...chosen]
  test(
    `with ${directives}: ${way.join(', ')}, each once`,
    { tag: ['@no-demo', '@all-live'] },
    ({ page }) => shopOn(page, directives, way),
  )
}
