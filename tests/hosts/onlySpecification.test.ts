import { expect, test } from 'vitest'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { type Switch, switchesOf } from '#fixtures/scenarios/onlySpecification.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { orderOf } from '../support/order.ts'
import { APP, hostOfFile, once, openSocket, signedIn } from './hostClient.ts'
import { steered } from './steered.ts'

const liza = namedBuyers.liza.id
const rice = namedProducts.jasmineRice.id
const shop = shopId(namedProducts.jasmineRice.shop)
const [orders, products] = [`/transactions/customer/${liza}`, '/products?limit=8']
const threads = `/conversations/user?buyer_id=${liza}`
const found = (seller: string) => `/conversations/find?buyer_id=${liza}&seller_id=${seller}`
const like = { product: rice, isLiked: true }
const update = { first_name: 'Li' }
const message = {
  buyer_id: liza,
  seller_id: shop,
  sender: 'buyer',
  receiver: shop,
  type: 'text',
  content: 'Kumusta po',
}
const address = { owner_name: expect.any(String), mobile_number: expect.any(String) }
const [UUID, HEX] = [/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, /^[0-9a-f]{24}$/]

type Host = ReturnType<typeof steered>
type Body = Record<string, unknown>
type Answer = { status: number; body: unknown }
/** A field of each item of a list, or of a page. */
const each = ({ body }: Answer, field: string) =>
  (Array.isArray(body) ? (body as Body[]) : ((body as Body).items as Body[])).map(
    (item) => item[field],
  )
const text = ({ body }: Answer) =>
  body instanceof Uint8Array ? new TextDecoder().decode(body) : body
const whole = ({ status, body }: Answer) => [status, text({ status, body })]
const logIn = (host: Host) =>
  host.ask('POST', '/auth', { email: namedBuyers.liza.email, password: namedBuyers.liza.password })
const order = (host: Host, more: object = {}) =>
  host.ask('POST', '/transactions', { ...orderOf('liza', 'jasmineRice'), ...more })
async function thread(host: Host): Promise<string> {
  const { body } = await host.ask('POST', '/conversations', { buyer_id: liza, seller_id: shop })
  return (body as { conversation_id: string }).conversation_id
}
const send = async (host: Host) =>
  host.ask('POST', '/conversations/chat', { ...message, conversation_id: await thread(host) })
async function upload(host: Host): Promise<string> {
  const form = new FormData()
  form.set(
    'file',
    new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], 'a.png', { type: 'image/png' }),
  )
  form.set('folder_name', 'users')
  return ((await host.ask('POST', '/files', form)).body as { fileId: string }).fileId
}
/** A code of the last mail. */
const codeOf = ({ tables }: Host) =>
  /\d{6}/.exec([...tables.mails.all()].at(-1)?.subject ?? '')?.[0] ?? ''
async function verify(host: Host, otpType: string) {
  const { email } = otpType === 'REGISTRATION' ? { email: 'bago@suki.example' } : namedBuyers.liza
  await host.ask('POST', '/otps', { email, otpType })
  return host.ask('POST', '/otps/verify', { email, otpType, otpValue: codeOf(host) })
}
/** What a host says that has refused an unknown product. */
const unknown = (host: Host) => host.ask('GET', `/products/${'f'.repeat(24)}`)
const wrong = (host: Host) => host.ask('PUT', '/users', { first_name: '' })

/** The switches that the tests after the table are about. */
type Others =
  | 'plain-preflights'
  | 'no-credentials'
  | 'any-origin'
  | 'no-origin'
  | `${'uuid' | 'digit' | 'number'}-ids`
  | 'everybody-events'
  | 'bearer-sockets'
  | 'other-sockets'
/** What each switch of one marketplace changes: the call, and what its answer is then. */
const cases: Record<
  Exclude<Switch, Others>,
  [call: (host: Host) => Promise<unknown>, then: unknown]
> = {
  'strict-fields': [
    async (host) => [
      whole(await order(host, { expected_total: 1 })),
      whole(await host.ask('POST', '/products/like-product', like)),
      (await host.ask('POST', '/products/like-product', { product: rice })).status,
      (
        (
          await order(host, {
            transactions: [
              { ...orderOf('liza', 'mango').transactions[0], address: 'f'.repeat(24) },
            ],
          })
        ).body as Body
      ).message,
    ],
    [
      [
        400,
        {
          statusCode: 400,
          message: ['property expected_total should not exist'],
          error: 'Bad Request',
        },
      ],
      [
        400,
        { statusCode: 400, message: ['property isLiked should not exist'], error: 'Bad Request' },
      ],
      200,
      ['transactions.0.property address should not exist'],
    ],
  ],
  'ignored-fields': [async (host) => (await order(host, { expected_total: 1 })).status, 201],
  'pages-from-0': [
    async (host) => (await host.ask('GET', `${products}&page=0`)).body,
    expect.objectContaining({ currentPage: 0, nextPage: 1 }),
  ],
  'no-files': [async (host) => (await host.ask('GET', `/files/${await upload(host)}`)).status, 404],
  'payment-ids': [
    async (host) => {
      const id = await host.order('gcash')
      return (await host.ask('GET', `/transactions/payment-intent/${id}`)).status
    },
    404,
  ],
  'empty-sent': [async (host) => whole(await send(host)), [201, {}]],
  'noted-sent': [async (host) => (await send(host)).body, { message: 'Message sent' }],
  'writes-204': [
    async (host) => [whole(await host.ask('PUT', '/users', update)), (await order(host)).status],
    [[204, ''], 201],
  ],
  'writes-empty': [async (host) => whole(await host.ask('PUT', '/users', update)), [200, '']],
  'writes-ok': [async (host) => whole(await host.ask('PUT', '/users', update)), [200, 'OK']],
  'writes-null': [async (host) => whole(await host.ask('PUT', '/users', update)), [200, null]],
  'writes-mixed': [
    async (host) => [
      whole(await host.ask('PUT', '/users', update)),
      whole(await host.ask('POST', '/products/like-product', like)),
    ],
    [
      [200, ''],
      [200, {}],
    ],
  ],
  'always-200': [async (host) => (await order(host)).status, 200],
  'nothing-404': [async (host) => (await host.ask('GET', found(liza))).status, 404],
  'nothing-204': [async (host) => whole(await host.ask('GET', found(liza))), [204, '']],
  'nothing-object': [async (host) => whole(await host.ask('GET', found(liza))), [200, {}]],
  'nothing-list': [async (host) => whole(await host.ask('GET', found(liza))), [200, []]],
  'nothing-empty': [async (host) => whole(await host.ask('GET', found(liza))), [200, '']],
  'no-items-404': [async (host) => (await host.ask('GET', '/products?query=zzzzzzzz')).status, 404],
  'null-lists': [
    async (host) => (await host.ask('GET', '/products?query=zzzzzzzz')).body,
    expect.objectContaining({ items: null }),
  ],
  'blank-nulls': [
    async (host) => (await host.ask('GET', '/products?query=zzzzzzzz')).body,
    expect.objectContaining({ nextPage: '' }),
  ],
  'no-nulls': [
    async (host) => (await host.ask('GET', '/products?query=zzzzzzzz')).body,
    expect.not.objectContaining({ nextPage: null }),
  ],
  'pickup-without-address': [
    async (host) => {
      const { body } = await order(host)
      return (body as { transactions: Body[] }).transactions[0]?.address
    },
    null,
  ],
  'order-fields': [
    async (host) => [
      Object.keys(((await host.ask('GET', orders)).body as { items: Body[] }).items[0] ?? {}),
      (await order(host)).body,
    ],
    [
      [
        '_id',
        'shop',
        'products',
        'address',
        'payment_method',
        'order_timeline',
        'order_status',
        'total_price',
      ],
      expect.objectContaining({ transactions: [{ _id: expect.stringMatching(HEX) }] }),
    ],
  ],
  'order-ids': [
    async (host) => ((await host.ask('GET', orders)).body as { items: Body[] }).items[0],
    expect.objectContaining({
      shop: expect.stringMatching(HEX),
      products: expect.arrayContaining([
        expect.objectContaining({ product: expect.stringMatching(HEX) }),
      ]),
    }),
  ],
  'message-fields': [
    async (host) => (await send(host)).body,
    expect.not.objectContaining({ createdAt: expect.anything() }),
  ],
  'following-list': [
    async (host) => (await host.ask('GET', '/users/me')).body,
    expect.objectContaining({ following: expect.arrayContaining(['0']) }),
  ],
  'no-following': [
    async (host) => (await host.ask('GET', '/users/me')).body,
    expect.not.objectContaining({ following: expect.anything() }),
  ],
  'phone-address': [
    async (host) => ((await host.ask('GET', '/users/me')).body as Body).address,
    { mobile_number: expect.any(String) },
  ],
  'address-list': [
    async (host) => ((await host.ask('GET', '/users/me')).body as Body).address,
    [expect.objectContaining(address)],
  ],
  'short-products': [
    async (host) => [
      each(await host.ask('GET', products), 'description'),
      (await host.ask('GET', `/products/${rice}`)).body,
    ],
    [
      Array.from({ length: 8 }, () => undefined),
      expect.objectContaining({ description: expect.any(String) }),
    ],
  ],
  'null-rating': [
    async (host) => each(await host.ask('GET', products), 'rating').filter((one) => one === null),
    [null],
  ],
  'null-description': [
    async (host) => each(await host.ask('GET', products), 'description').at(-1),
    null,
  ],
  'reset-match': [
    async (host) => [
      (await verify(host, 'FORGOT_PASSWORD')).body,
      (await verify(host, 'REGISTRATION')).body,
    ],
    [{ password_reset_token: expect.any(String) }, { isMatch: true }],
  ],
  'extra-ids': [
    async (host) =>
      [
        ...each(await host.ask('GET', '/shops/map/location?long=120.69&lat=15.03'), '_id'),
        ...each(await host.ask('GET', `/products/${rice}/similar/near`), 'product_id'),
        ...each(await host.ask('GET', `/product/reviews/${rice}`), '_id'),
      ].filter(Boolean),
    [],
  ],
  'extra-fields': [
    async (host) =>
      each(await host.ask('GET', '/products/search/rice/suggestions'), 'price').filter(Boolean),
    [],
  ],
  'text-suggestions': [
    async (host) => (await host.ask('GET', '/products/search/rice/suggestions')).body,
    expect.arrayContaining([expect.any(String)]),
  ],
  'other-count': [
    async (host) => (await host.ask('GET', `/notifications/user/${liza}/unread`)).body,
    { count: expect.any(Number) },
  ],
  'number-count': [
    async (host) => (await host.ask('GET', `/notifications/user/${liza}/unread`)).body,
    expect.any(Number),
  ],
  'ms-times': [
    async (host) => (await send(host)).body,
    expect.objectContaining({ createdAt: expect.any(Number) }),
  ],
  'text-amounts': [
    async (host) => [
      each(await host.ask('GET', products), 'price')[0],
      ((await host.ask('GET', orders)).body as { items: Body[] }).items[0]?.total_price,
    ],
    [expect.stringMatching(/^\d+\.\d\d$/), expect.stringMatching(/^\d+\.\d\d$/)],
  ],
  'bare-lists': [
    async (host) => [
      Array.isArray((await host.ask('GET', orders)).body),
      Array.isArray((await host.ask('GET', threads)).body),
      Array.isArray((await host.ask('GET', products)).body),
    ],
    [true, true, false],
  ],
  'data-lists': [async (host) => (await host.ask('GET', orders)).body, { data: expect.any(Array) }],
  'bare-products': [async (host) => (await host.ask('GET', products)).body, expect.any(Array)],
  'data-products': [
    async (host) => (await host.ask('GET', products)).body,
    { data: expect.any(Array) },
  ],
  'no-next-page': [
    async (host) => Object.keys((await host.ask('GET', products)).body as Body),
    ['items', 'currentPage'],
  ],
  'text-next-page': [
    async (host) => (await host.ask('GET', products)).body,
    expect.objectContaining({ nextPage: '2' }),
  ],
  'false-next-page': [
    async (host) => (await host.ask('GET', `${products}&query=zzzzzzzz`)).body,
    expect.objectContaining({ nextPage: false }),
  ],
  wrapped: [
    async (host) => (await host.ask('GET', '/users/me')).body,
    { statusCode: 200, message: 'Success', data: expect.objectContaining({ _id: liza }) },
  ],
  'auth-token': [async (host) => (await logIn(host)).body, { authToken: expect.any(String) }],
  'access-token': [async (host) => (await logIn(host)).body, { access_token: expect.any(String) }],
  'data-token': [async (host) => (await logIn(host)).body, { data: { token: expect.any(String) } }],
  'silent-signup': [
    async (host) => {
      await verify(host, 'REGISTRATION')
      const registered = await host.ask('POST', '/users', {
        email: 'bago@suki.example',
        password: 'bagong-suki',
        first_name: 'Bago',
        last_name: 'Cruz',
        contact_number: '09170000001',
      })
      return whole(registered)
    },
    [201, { message: 'Registered' }],
  ],
  'no-codes': [
    async (host) => whole(await unknown(host)),
    [404, { message: 'That product does not exist' }],
  ],
  'nest-refusals': [
    async (host) => whole(await wrong(host)),
    [
      422,
      {
        statusCode: 422,
        message: expect.arrayContaining([expect.stringContaining('first_name')]),
        error: 'Bad Request',
      },
    ],
  ],
  'express-refusals': [
    async (host) => whole(await unknown(host)),
    [404, { success: false, error: 'That product does not exist' }],
  ],
  'only-400': [
    async (host) => [
      (await unknown(host)).status,
      (await wrong(host)).status,
      (await host.market.fetch(new Request('https://suki.example/api/users/me'))).status,
    ],
    [400, 400, 401],
  ],
  'thin-events': [
    async (host) => {
      expect(host.steer('say:riceCenter:Opo')).toEqual([])
      await expect.poll(() => host.payloads('onIncomingMessage')).toHaveLength(1)
      return host.sent.map(({ event, payload }) => [event, payload])
    },
    [
      ['onChatMessage', expect.not.objectContaining({ createdAt: expect.anything() })],
      ['onIncomingMessage', { sender: 'seller', content: 'Opo' }],
    ],
  ],
}

test.each(Object.entries(cases))('%s', async (name, [call, then]) => {
  const ordinary = await call(steered())
  expect(ordinary, 'with our own host').not.toEqual(then)
  expect(await call(steered(`only:${name}`))).toEqual(then)
})

test.each([
  ['uuid-ids', UUID],
  ['digit-ids', /^\d{29,30}$/],
  ['number-ids', /^\d{15}$/],
])('%s: a client that knows no other ids shops with them', async (name, form) => {
  const host = steered(`only:${name}`)
  const me = (await host.ask('GET', '/users/me')).body as Body
  expect(String(me._id)).toMatch(form)
  expect(typeof me._id).toBe(name === 'number-ids' ? 'number' : 'string')
  const page = (await host.ask('GET', `${products}&session=${String(me._id)}`)).body as {
    items: { _id: unknown; product_name: string; shop: { _id: unknown } }[]
  }
  const [first] = page.items
  const line = { productId: first?._id, shopId: first?.shop._id, quantity: 3 }
  expect((await host.ask('POST', '/carts', line)).status).toBe(201)
  const cart = await host.ask('GET', `/carts/user/${String(me._id)}`)
  expect(JSON.stringify(cart.body)).toContain(JSON.stringify(first?._id))
  expect(JSON.stringify(cart.body)).not.toMatch(/\b[0-9a-f]{24}\b/)
  const one = await host.ask('GET', `/products/${String(first?._id)}`)
  expect(one.body).toMatchObject({ _id: first?._id, product_name: first?.product_name })
  const talk = {
    ...message,
    buyer_id: me._id,
    seller_id: first?.shop._id,
    receiver: first?.shop._id,
  }
  const { body } = await host.ask('POST', '/conversations', talk)
  const { conversation_id } = body as Body
  expect((await host.ask('POST', '/conversations/chat', { ...talk, conversation_id })).status).toBe(
    201,
  )
  const [sent] = host.sent.filter(({ event }) => event === 'onChatMessage')
  expect(sent).toMatchObject({
    wire: { name: String(conversation_id) },
    payload: { conversation_id, buyer_id: me._id },
  })
})

const node = hostOfFile('--products', '80', '--only-specification')

/** What a preflight for an order is told. */
async function preflight(base: string) {
  const { headers } = await fetch(`${base}/api/transactions`, {
    method: 'OPTIONS',
    headers: { origin: APP, 'access-control-request-method': 'POST' },
  })
  return ['origin', 'credentials', 'headers'].map((name) =>
    headers.get(`access-control-allow-${name}`),
  )
}

test('a host with --only-specification is so in each of its worlds, also after a reset, until it is told otherwise', async () => {
  const base = node.url('/w/one')
  const plain = [APP, 'true', 'authorization, content-type']
  // A world is opened at its first use.
  const { call } = await signedIn(base, 'liza')
  expect(await preflight(base)).toEqual(plain)
  expect(await preflight(node.url(''))).toEqual(plain)
  await applyDirectives(base, 'reset')
  expect(await call('GET', '/users/me')).not.toHaveProperty('following')
  await applyDirectives(base, 'only:any-origin')
  expect((await preflight(base)).slice(0, 2)).toEqual(['*', null])
  await applyDirectives(base, 'only:no-credentials')
  expect((await preflight(base)).slice(0, 2)).toEqual([APP, null])
  await applyDirectives(base, 'only:no-origin')
  expect((await preflight(base)).slice(0, 2)).toEqual([null, null])
  await applyDirectives(base, 'only:off')
  expect(await call('GET', '/users/me')).toHaveProperty('following')
  expect((await preflight(base))[2]).toContain('idempotency-key')
})

test('sockets are elsewhere, take their token after Bearer, or tell everybody all', async () => {
  const base = node.url('/w/two')
  const { token } = await signedIn(base, 'liza')
  const { token: others } = await signedIn(base, 'ana')
  await applyDirectives(base, 'only:other-sockets')
  const at = { reconnection: false, extraHeaders: { 'x-suki-world': 'two' } }
  const open = (token: string, path?: string) =>
    openSocket(node.url(''), token, { ...at, ...(path && { path }) })
  expect(await once(open(token), 'connect_error')).toBeInstanceOf(Error)
  await once(open(token, '/live/socket.io/'), 'connect')
  await applyDirectives(base, 'only:bearer-sockets')
  expect(await once(open(token), 'connect_error')).toMatchObject({
    message: 'unauthorized',
  })
  await once(open(`Bearer ${token}`), 'connect')
  await applyDirectives(base, 'only:everybody-events:uuid-ids')
  const stranger = open(others)
  await once(stranger, 'connect')
  const heard = new Promise<string>((resolve) => void stranger.onAny(resolve))
  await applyDirectives(base, 'say:riceCenter:Opo', token)
  expect(await heard).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
})

test('a host that could be is a state by its name, with further switches; a switch that nobody knows is refused', async () => {
  expect([...switchesOf('nestjs:ms-times')]).toEqual(
    expect.arrayContaining(['strict-fields', 'wrapped', 'ms-times']),
  )
  const { market, steer } = steered()
  expect(steer('only:nest')).toMatchObject([
    { reason: expect.stringContaining("no switch 'nest'") },
  ])
  expect(market.conditions.only).toBe('off')
})
