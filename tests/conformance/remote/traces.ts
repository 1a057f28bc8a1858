import { type Caller, NotTried } from '../caller.ts'
import type { OperationId, Sent } from '../contract.ts'
import { cancellation, ofUser, cartLines } from '../records.ts'

interface Row {
  _id: string
  is_default?: boolean
}

/** What a run leaves behind: its name, how to list it, its rows, and how to take one back. */
type Trace = [
  name: string,
  list: OperationId,
  sent: (of: Caller) => Sent,
  rows: (body: unknown) => Row[],
  undo?: (row: Row, of: Caller) => [OperationId, Sent] | undefined,
]

const whole = (body: unknown) => (Array.isArray(body) ? (body as Row[]) : [])
const items = (body: unknown) => whole((body as { items?: unknown } | null)?.items)
const orders = (status: string, undo?: Trace[4]): Trace => [
  `orders that are ${status}`,
  'listCustomerTransactions',
  (of) => ({ ...ofUser(of), query: { status } }),
  items,
  undo,
]

/** An address that a list uses can't be removed. */
const traces: Trace[] = [
  orders('PENDING', ({ _id: id }) => ['cancelTransaction', { path: { id }, body: cancellation }]),
  ...['PREPARING', 'PACKED', 'READY_TO_PICK_UP'].map((status) => orders(status)),
  ['lists', 'listSchedules', ofUser, whole, ({ _id: id }) => ['deleteSchedule', { path: { id } }]],
  [
    'conversations',
    'listConversations',
    (of) => ({ query: { buyer_id: of.id } }),
    items,
    ({ _id }) => ['deleteConversations', { body: { conversation_ids: [_id] } }],
  ],
  [
    'addresses',
    'listAddresses',
    ofUser,
    whole,
    ({ _id, is_default }, of) =>
      is_default ? undefined : ['deleteAddress', { path: { addressId: _id, userId: of.id } }],
  ],
]

/** More than an account has open orders. */
const MOST_PAGES = 20

/**
 * Of all pages: one of a later page may come to the first one during the run, and is the
 * account's own.
 */
async function rowsOf(of: Caller, [, list, sent, rows]: Trace): Promise<Row[]> {
  const found = new Map<string, Row>()
  const first = sent(of)
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { body } = await of.call(
      list,
      page === 1 ? first : { ...first, query: { ...first.query, page } },
    )
    const size = found.size
    for (const row of rows(body)) found.set(row._id, row)
    const isEnd = (body as { nextPage?: unknown } | null)?.nextPage !== page + 1
    if (isEnd || found.size === size) break
  }
  return [...found.values()]
}

/** Returns what it could not take back. */
type Undo = () => Promise<string[]>

async function noteRows(of: Caller): Promise<Undo> {
  const before = new Set<string>()
  for (const trace of traces) for (const { _id } of await rowsOf(of, trace)) before.add(_id)
  return async () => {
    const left: string[] = []
    for (const trace of traces) {
      let stays = 0
      for (const row of await rowsOf(of, trace)) {
        if (before.has(row._id)) continue
        const undo = trace[4]?.(row, of)
        if (!undo || (await of.call(...undo)).status >= 400) stays += 1
      }
      if (stays > 0) left.push(`${stays} ${trace[0]}, of ${of.id}`)
    }
    // By now there are some, and they can only be read.
    await of.call('listNotifications', ofUser(of))
    return left
  }
}

const noting =
  <T>(
    read: (of: Caller) => Promise<T>,
    restore: (of: Caller, before: T, after: T) => Promise<unknown>,
  ) =>
  async (of: Caller): Promise<Undo> => {
    const before = await read(of)
    return async () => {
      await restore(of, before, await read(of))
      return []
    }
  }

const noteDefaultAddress = noting(
  async (of) => {
    const { body } = await of.call('listAddresses', ofUser(of))
    return whole(body).find(({ is_default }) => is_default)?._id
  },
  async (of, addressId, now) => {
    if (addressId !== undefined && now !== addressId)
      await of.call('setDefaultAddress', { path: { addressId, userId: of.id } })
  },
)

const noteCart = noting(
  async (of) => cartLines((await of.call('getCart', ofUser(of))).body),
  async (of, before, after) => {
    for (const { cartId, productId, quantity: changed } of after) {
      const quantity = before.find((line) => line.productId === productId)?.quantity
      if (quantity === undefined) await of.call('removeCartLine', { path: { cartId } })
      else if (quantity !== changed)
        await of.call('updateCartQuantity', { path: { cartId }, body: { quantity } })
    }
    for (const { productId, quantity, shopId } of before)
      if (!after.some((one) => one.productId === productId))
        await of.call('addToCart', { body: { productId, quantity, shopId } })
  },
)

const noteLikes = noting(
  async (of) => {
    const likes: unknown[] = whole((await of.call('listLikes', ofUser(of))).body)
    return new Set((likes as { product: Row }[]).map(({ product }) => product._id))
  },
  async (of, before, after) => {
    for (const product of new Set([...before, ...after]))
      if (before.has(product) !== after.has(product))
        await of.call('likeProduct', { body: { product } })
  },
)

const noteName = noting(
  async (of): Promise<string | undefined> => (await of.call('getCurrentUser')).body?.first_name,
  async (of, first_name, now) => {
    if (first_name !== undefined && now !== first_name)
      await of.call('updateUser', { body: { first_name } })
  },
)

/** The default address can't be removed. */
const notes = [noteDefaultAddress, noteRows, noteCart, noteLikes, noteName]

async function noteTracesOf(of: Caller): Promise<Undo[]> {
  try {
    const undos: Undo[] = []
    for (const note of notes) undos.push(await note(of))
    return undos
  } catch (error) {
    if (error instanceof NotTried) return []
    throw error
  }
}

/**
 * Notes what users have before a run. The returned function takes back what the run has changed,
 * and returns what stays, as the host refuses to take it back.
 */
export async function noteTraces(people: readonly Caller[]): Promise<Undo> {
  const undos: Undo[] = []
  for (const one of people) undos.push(...(await noteTracesOf(one)))
  return async () => {
    const left: string[] = []
    for (const undo of undos) left.push(...(await undo()))
    return left
  }
}
