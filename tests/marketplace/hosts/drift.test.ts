import { expect, test } from 'vitest'
import { conversationIds, namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Drift } from '#fixtures/scenarios/faults.ts'
import { checkEvent, checkReply, type SchemaError } from '#mocks/core/guard.ts'
import { checkServiceReply } from '#mocks/core/serviceCalls.ts'
import { route } from '#mocks/transport/http/router.ts'
import { resolve, type Response, type Schema } from '#scripts/generate/document.ts'
import {
  contract,
  fieldNamed,
  itemsOf,
  type OperationId,
  operationOf,
  partsOf,
} from '../../conformance/contract.ts'
import { steered } from '../support/steered.ts'
import { contractEvents } from './contractEvents.ts'

/** Every place of a value where a change of a kind breaks its schema. */
function breakablePlaces(schemas: Schema[], value: unknown, pointer = ''): Drift[] {
  const parts = schemas.flatMap(partsOf)
  const isListed =
    typeof value === 'string' && parts.some((part) => 'enum' in part || 'const' in part)
  const here: Drift[] = [
    { pointer: pointer || '/', change: 'type' },
    ...(isListed ? [{ pointer, change: 'enum' as const }] : []),
  ]
  if (typeof value !== 'object' || value === null) return here
  if (Array.isArray(value)) {
    const items = itemsOf(parts)
    return unique([
      ...here,
      ...value.flatMap((item) => breakablePlaces(items, item, `${pointer}/*`)),
    ])
  }
  const required = new Set(parts.flatMap((part) => part.required ?? []))
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const path = `${pointer}/${name}`
    return [
      ...breakablePlaces(fieldNamed(parts, name), field, path),
      ...(required.has(name) ? [{ pointer: path, change: 'missing' as const }] : []),
    ]
  })
  return [...here, ...fields]
}

const unique = (places: Drift[]) => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
]

function answerSchema(operation: OperationId, status: number): Schema {
  const schema = resolve<Response>(contract, operationOf(operation).responses[status] as Response)
    .content?.['application/json']?.schema
  if (!schema) throw new Error(`${operation} ${status} has no schema`)
  return schema
}

const liza = namedBuyers.liza.id
const rice = namedProducts.jasmineRice.id

/** Calls that answer a user with a long history at length. */
const reads = [
  '/auth/me',
  '/users/me',
  '/users/recent/search',
  '/products?limit=8',
  `/products/${rice}`,
  `/likes/${liza}`,
  `/product/reviews/${rice}`,
  '/products/search/rice/suggestions',
  `/products/${rice}/similar/near?meters=50000`,
  `/carts/user/${liza}`,
  `/transactions/customer/${liza}`,
  `/order/schedule/${liza}/all`,
  `/addresses/${liza}`,
  `/conversations/user?buyer_id=${liza}`,
  `/conversations/${conversationIds.lizaRice}`,
  `/conversations/find?buyer_id=${liza}&seller_id=${shopId('riceCenter')}`,
  `/conversations/chat/${conversationIds.lizaRice}`,
  `/notifications/user/${liza}`,
  `/notifications/user/${liza}/unread`,
  '/shops/handle/san-fernando-rice-center',
  '/shops/map/location?lat=15.03&long=120.68&meters=20000',
]

/** Whether one of the errors is at a place; '*' stands for any index. */
const isFoundAt = (errors: SchemaError[], pointer: string) => {
  const pattern = new RegExp(`^${pointer === '/' ? '' : pointer.replaceAll('*', '\\d+')}$`)
  return errors.some(({ path }) => pattern.test(path))
}

test('any place of an answer can break the contract, and its status: the validators find each one there', async () => {
  const { steer, ask } = steered()
  const missed: string[] = []
  let tried = 0
  for (const path of reads) {
    const { operation } = route('GET', path.replace(/\?.*/, ''))!
    const right = await ask('GET', path)
    expect(checkReply(operation, right.status, right.body), operation).toEqual([])
    for (const { pointer, change } of breakablePlaces(
      [answerSchema(operation, right.status)],
      right.body,
    )) {
      steer(`drift:${operation}:${pointer}:${change}:1`)
      const { status, body } = await ask('GET', path)
      tried += 1
      if (!isFoundAt(checkReply(operation, status, body), pointer))
        missed.push(`${operation} ${pointer} ${change}`)
    }
    steer(`drift:${operation}:/:status:1`)
    const unknown = await ask('GET', path)
    expect([unknown.status, unknown.body], operation).toEqual([201, right.body])
    expect(isFoundAt(checkReply(operation, 201, unknown.body), '/'), operation).toBe(true)
    expect((await ask('GET', path)).body, `${operation} after its drifts`).toEqual(right.body)
  }
  expect(missed).toEqual([])
  expect(tried).toBeGreaterThan(500)
})

test('drifts repeat until `reset` or so many times, several at once; refusals stay as they are', async () => {
  const { steer, ask } = steered(
    'drift:listProducts:/items/*/price:type,drift:listProducts:/items/*/shop/shop_name:missing:2,drift:listProducts:/:status',
  )
  for (const shops of [false, false, true]) {
    const { status, body } = await ask('GET', '/products?limit=8')
    expect(status).toBe(201)
    const { items } = body as { items: { price: unknown; shop: object }[] }
    expect(items).toHaveLength(8)
    for (const { price, shop } of items)
      expect([typeof price, 'shop_name' in shop]).toEqual(['string', shops])
  }
  steer('drift:getProduct:/code:missing,fail:getProduct:404')
  expect((await ask('GET', `/products/${rice}`)).body).toHaveProperty('code', 'not_found')
  steer('reset')
  const { status, body } = await ask('GET', '/products?limit=8')
  expect(checkReply('listProducts', status, body)).toEqual([])
})

test('the first, the nested and the escaped places of an answer, of a write and of a service beside the API', async () => {
  const { get, ask } = steered(
    'drift:likeProduct:/likes:type,drift:listRegions:/*/name:missing,drift:listAddresses:/0/city:missing',
  )
  const { status, body } = await ask('POST', '/products/like-product', { product: rice })
  expect(isFoundAt(checkReply('likeProduct', status, body), '/likes')).toBe(true)
  const regions = (await (await get('/places/regions')).json()) as object[]
  expect(isFoundAt(checkServiceReply('listRegions', 200, regions), '/*/name')).toBe(true)
  const addresses = (await ask('GET', `/addresses/${liza}`)).body as object[]
  expect(addresses.map((one) => 'city' in one)).toEqual([false, true, true])
})

test('any place of an event can break the contract, and the event keeps its name', () => {
  const { steer, sent: heard, world } = steered()
  const missed: string[] = []
  const schemas = new Map(
    Object.values(contract.webhooks ?? {}).map(({ post }) => [
      post?.operationId,
      post?.requestBody?.content['application/json']?.schema ?? {},
    ]),
  )
  const sent = contractEvents.filter(
    ({ direction, builtIn, operationId }) =>
      direction === 'in' && !builtIn && operationId !== 'onPaymentConnection',
  )
  expect(sent.map(({ operationId }) => operationId)).toEqual([
    'onPaymentStatus',
    'onNotification',
    'onIncomingMessage',
    'onChatMessage',
    'onTyping',
  ])
  for (const { operationId, example } of sent) {
    const places: Drift[] = breakablePlaces([schemas.get(operationId) ?? {}], example)
    for (const { pointer, change } of places) {
      steer(`drift:${operationId}:${pointer}:${change}:1`)
      world.bus.emit(operationId as 'onTyping', liza, example as never)
      const { payload, event, ...rest } = heard.at(-1) as (typeof heard)[number] & {
        wire?: { name: string }
      }
      expect(event).toBe(operationId)
      expect(rest.wire?.name).toMatch(/status|[0-9a-f]{24}$|c{24}$/)
      if (!isFoundAt(checkEvent(operationId, payload), pointer))
        missed.push(`${operationId} ${pointer} ${change}`)
    }
  }
  expect(missed).toEqual([])
})

test('an event has no status, and a call has to exist', () => {
  expect(steered().steer('drift:onTyping:/:status,drift:getProducts:/:status')).toEqual([
    { directive: 'drift:onTyping', reason: 'onTyping is an event, which has no status' },
    {
      directive: 'drift:getProducts',
      reason: "there is no call or event 'getProducts'; similar: getProduct, listProducts",
    },
  ])
})
