import { expect, test } from 'vitest'
import { namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Switch } from '#fixtures/scenarios/onlySpecification.ts'
import { orderOf } from '../support/order.ts'
import { steered } from '../support/steered.ts'

const { id: liza, email, password } = namedBuyers.liza
const { id: rice } = namedProducts.jasmineRice
const shop = shopId(namedProducts.jasmineRice.shop)
const orders = `/transactions/customer/${liza}`
const products = '/products?limit=8'
const none = '/products?query=zzzzzzzz'
const suggestions = '/products/search/rice/suggestions'
const unread = `/notifications/user/${liza}/unread`
const text: unknown = expect.any(String)
const number: unknown = expect.any(Number)
const list: unknown = expect.any(Array)
const anything: unknown = expect.anything()
const having = (fields: object): unknown => expect.objectContaining(fields)
const lacking = (field: string): unknown => expect.not.objectContaining({ [field]: anything })

type Host = ReturnType<typeof steered>
type Body = Record<string, unknown>
type Call = (host: Host) => Promise<unknown>

/** The status and the body of an answer, as a text where it is no JSON. */
const answer =
  (method: string, path: string, sent?: unknown): Call =>
  async (host) => {
    const { status, body } = await host.ask(method, path, sent)
    return [status, body instanceof Uint8Array ? new TextDecoder().decode(body) : body]
  }
const all =
  (...calls: Call[]): Call =>
  async (host) => {
    const answers: unknown[] = []
    // oxlint-disable-next-line no-await-in-loop
    for (const call of calls) answers.push(await call(host))
    return answers
  }
const bodyOf =
  (call: Call): Call =>
  async (host) =>
    ((await call(host)) as unknown[])[1]
const get = (path: string) => bodyOf(answer('GET', path))
/** The first or the last item of a list, or of a page. */
const item =
  (path: string, at = 0): Call =>
  async (host) => {
    const body = (await get(path)(host)) as unknown[] | { items: unknown[] }
    return (Array.isArray(body) ? body : body.items).at(at)
  }
const me = get('/users/me')
const found = answer('GET', `/conversations/find?buyer_id=${liza}&seller_id=${liza}`)
const update = answer('PUT', '/users', { first_name: 'Li' })
const like = answer('POST', '/products/like-product', { product: rice, isLiked: true })
const report = { target_value: rice, reported_by: 'BUYER', type: 'PRODUCT', violation_level: 1 }
const flag = answer('POST', '/reports', { ...report, report_type: 'FLAG' })
const order = (more: object = {}) =>
  answer('POST', '/transactions', { ...orderOf('liza', 'jasmineRice'), ...more })
const elsewhere = { ...orderOf('liza', 'mango').transactions[0], address: 'f'.repeat(24) }
const ordered: Call = async (host) =>
  ((await bodyOf(order())(host)) as { transactions: Body[] }).transactions[0]
const parties = { buyer_id: liza, seller_id: shop }
const send: Call = async (host) => {
  const { conversation_id } = (await bodyOf(answer('POST', '/conversations', parties))(
    host,
  )) as Body
  const words = { sender: 'buyer', receiver: shop, type: 'text', content: 'Kumusta po' }
  return answer('POST', '/conversations/chat', { ...parties, conversation_id, ...words })(host)
}
const file: Call = async (host) => {
  const form = new FormData()
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])
  form.set('file', new File([png], 'a.png', { type: 'image/png' }))
  form.set('folder_name', 'users')
  const { fileId } = (await bodyOf(answer('POST', '/files', form))(host)) as { fileId: string }
  return answer('GET', `/files/${fileId}`)(host)
}
const payment: Call = async (host) =>
  answer('GET', `/transactions/payment-intent/${await host.order('gcash')}`)(host)
const logIn = bodyOf(answer('POST', '/auth', { email, password }))
const newcomer = 'bago@suki.example'
const verify =
  (to: string, otpType: string): Call =>
  async (host) => {
    await host.ask('POST', '/otps', { email: to, otpType })
    const { subject = '' } = [...host.tables.mails.all()].at(-1) ?? {}
    const [otpValue] = /\d{6}/.exec(subject) ?? []
    return bodyOf(answer('POST', '/otps/verify', { email: to, otpType, otpValue }))(host)
  }
const signUp: Call = async (host) => {
  await verify(newcomer, 'REGISTRATION')(host)
  const names = { first_name: 'Bago', last_name: 'Cruz', contact_number: '09170000001' }
  return answer('POST', '/users', { email: newcomer, password, ...names })(host)
}
const unknown = answer('GET', `/products/${'f'.repeat(24)}`)
const invalid = answer('PUT', '/users', { first_name: '' })
const visitor: Call = async (host) => (await host.get('/api/users/me')).status
const heard: Call = async (host) => {
  expect(host.steer('say:riceCenter:Opo')).toEqual([])
  return host.sent.map(({ event, payload }) => [event, payload])
}
const refused = (...message: string[]) => [400, { statusCode: 400, message, error: 'Bad Request' }]
const missing = 'That product does not exist'

/** The switches that `onlyHosts.test.ts` is about. */
type Others =
  | 'plain-preflights'
  | 'no-credentials'
  | `${'any' | 'no'}-origin`
  | `${'uuid' | 'digit' | 'number'}-ids`
  | 'everybody-events'
  | `${'bearer' | 'other'}-sockets`
/** For each switch a call, and its answer then. */
const cases: Record<Exclude<Switch, Others>, [call: Call, then: unknown]> = {
  'strict-fields': [
    all(order({ expected_total: 1 }), order({ transactions: [elsewhere] }), like, flag),
    [
      refused('property expected_total should not exist'),
      refused('transactions.0.property address should not exist'),
      refused('property isLiked should not exist'),
      refused('property report_type should not exist'),
    ],
  ],
  'ignored-fields': [order({ expected_total: 1 }), [201, anything]],
  'pages-from-0': [get(`${products}&page=0`), having({ currentPage: 0, nextPage: 1 })],
  'no-files': [file, [404, anything]],
  'payment-ids': [payment, [404, anything]],
  'empty-sent': [send, [201, {}]],
  'noted-sent': [send, [201, { message: 'Message sent' }]],
  'writes-204': [
    all(update, order()),
    [
      [204, ''],
      [201, anything],
    ],
  ],
  'writes-empty': [update, [200, '']],
  'writes-ok': [update, [200, 'OK']],
  'writes-null': [update, [200, null]],
  'writes-mixed': [
    all(update, like),
    [
      [200, ''],
      [200, {}],
    ],
  ],
  'always-200': [order(), [200, anything]],
  'nothing-404': [found, [404, anything]],
  'nothing-204': [found, [204, '']],
  'nothing-object': [found, [200, {}]],
  'nothing-list': [found, [200, []]],
  'nothing-empty': [found, [200, '']],
  'no-items-404': [answer('GET', none), [404, anything]],
  'null-lists': [get(none), having({ items: null })],
  'blank-nulls': [get(none), having({ nextPage: '' })],
  'no-nulls': [get(none), { items: [], currentPage: 1 }],
  'pickup-without-address': [ordered, having({ address: null })],
  'required-fields': [
    item('/shops/map/location?long=120.69&lat=15.03'),
    expect.not.objectContaining({ _id: anything }),
  ],
  'order-fields': [
    all(item(orders), ordered),
    [
      {
        _id: text,
        shop: anything,
        products: list,
        address: anything,
        payment_method: text,
        order_timeline: anything,
        order_status: text,
        total_price: number,
      },
      { _id: text },
    ],
  ],
  'order-ids': [ordered, having({ shop, products: [having({ product: rice })] })],
  'message-fields': [bodyOf(send), lacking('createdAt')],
  'following-list': [me, having({ following: expect.arrayContaining([text]) })],
  'no-following': [me, lacking('following')],
  'phone-address': [me, having({ address: { mobile_number: text } })],
  'address-list': [me, having({ address: [having({ _id: text })] })],
  'short-products': [
    all(item(products), get(`/products/${rice}`)),
    [lacking('description'), having({ description: text })],
  ],
  'null-rating': [
    all(item(products), item(products, -1)),
    [having({ rating: number }), having({ rating: null })],
  ],
  'null-description': [item(products, -1), having({ description: null })],
  'reset-match': [
    all(verify(email, 'FORGOT_PASSWORD'), verify(newcomer, 'REGISTRATION')),
    [{ password_reset_token: text }, { isMatch: true }],
  ],
  'extra-ids': [
    all(
      item('/shops/map/location?long=120.69&lat=15.03'),
      item(`/products/${namedProducts.coffee.id}/similar/near`),
      item(`/product/reviews/${rice}`),
    ),
    [lacking('_id'), lacking('product_id'), lacking('_id')],
  ],
  'extra-fields': [item(suggestions), lacking('price')],
  'text-suggestions': [item(suggestions), text],
  'other-count': [get(unread), { count: number }],
  'number-count': [get(unread), number],
  'ms-times': [bodyOf(send), having({ createdAt: number })],
  'text-amounts': [
    all(item(products), ordered),
    [
      having({ price: expect.stringMatching(/^\d+\.\d\d$/) }),
      having({ total_price: expect.stringMatching(/^\d+\.\d\d$/) }),
    ],
  ],
  'bare-lists': [
    all(get(orders), get(`/conversations/user?buyer_id=${liza}`), get(products)),
    [list, list, having({ currentPage: 1 })],
  ],
  'data-lists': [get(orders), { data: list }],
  'bare-products': [get(products), list],
  'data-products': [get(products), { data: list }],
  'no-next-page': [get(orders), { items: list, currentPage: 1 }],
  'text-next-page': [get(products), having({ nextPage: '2' })],
  'false-next-page': [get(none), having({ nextPage: false })],
  wrapped: [me, { statusCode: 200, message: 'Success', data: having({ _id: liza }) }],
  'auth-token': [logIn, { authToken: text }],
  'access-token': [logIn, { access_token: text }],
  'data-token': [logIn, { data: { token: text } }],
  'silent-signup': [signUp, [201, { message: 'Registered' }]],
  'no-codes': [unknown, [404, { message: missing }]],
  'nest-refusals': [
    invalid,
    [422, { statusCode: 422, message: expect.arrayContaining([text]), error: 'Bad Request' }],
  ],
  'express-refusals': [unknown, [404, { success: false, error: missing }]],
  'only-400': [all(unknown, invalid, visitor), [[400, anything], [400, anything], 401]],
  'thin-events': [
    heard,
    [
      ['onChatMessage', lacking('createdAt')],
      ['onIncomingMessage', { sender: 'seller', content: 'Opo' }],
    ],
  ],
}

test.each(Object.entries(cases))('%s', async (name, [call, then]) => {
  expect(await call(steered()), 'with our own host').not.toEqual(then)
  expect(await call(steered(`only:${name}`))).toEqual(then)
})
