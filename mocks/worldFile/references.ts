import type { ChatMessageRow, JobRow, NotificationRow, Rows, TableName } from '#fixtures/rows.ts'
import type { JournalEntry } from '../world/journal.ts'
import { FIRST_NEW_ID, wasGiven } from '../world/newIds.ts'
import type { World } from '../world/world.ts'

/** A deleted buyer's orders stay, so that it has gone records, too. */
export interface Known {
  world: World
  has(table: TableName, id: string): boolean
  once(table: TableName, id: string): boolean
  /** The number in the id tells. */
  wasCreated(table: TableName, id: string): boolean
}

export function knownOf(world: World, changes: readonly JournalEntry[]): Known {
  const { tables } = world
  const last = tables.meta.get('sequence')?.value ?? FIRST_NEW_ID
  const removed = new Set(
    changes.flatMap(({ table, id, row }) => (row === null ? [`${table} ${id}`] : [])),
  )
  const has = (table: TableName, id: string) => tables[table].get(id) !== undefined
  const wasCreated = (table: TableName, id: string) => wasGiven(table, id, last)
  return {
    world,
    has,
    wasCreated,
    once: (table, id) => has(table, id) || removed.has(`${table} ${id}`) || wasCreated(table, id),
  }
}

/** Tells whether the record is there and fits. */
type Reference = [path: string, fits: boolean]
type References<T extends TableName> = (row: Rows[T], known: Known) => Reference[]

const isFile = (picture: string) => /^[0-9a-f]{24}$/.test(picture)
/** A picture is of the static folder, or uploaded. */
const shows = ({ has }: Known, picture: string | null) =>
  picture === null || !isFile(picture) || has('files', picture)
const sells = ({ world: { tables } }: Known, shop: string, product: string) =>
  tables.shops.get(shop) !== undefined && tables.products.get(product)?.shop_id === shop

const newsTable = {
  orders: 'orders',
  'order-schedule': 'schedules',
  'product-review': 'products',
} as const
const subjectOfNews = ({ type, nav_id }: NotificationRow, { once }: Known) =>
  !Object.hasOwn(newsTable, type) || once(newsTable[type], nav_id)

/** A list may have been deleted with its buyer. */
const jobTable: Record<string, TableName> = {
  order: 'orders',
  payment: 'payments',
  schedule: 'schedules',
  chat: 'conversations',
  review: 'reviews',
}
const subjectOfJob = ({ kind, subject_id }: JobRow, { once }: Known) =>
  once(jobTable[kind.slice(0, kind.indexOf(':'))] as TableName, subject_id)

function partsOfMessage(row: ChatMessageRow, { world: { tables }, has }: Known): Reference[] {
  const conversation = tables.conversations.get(row.conversation_id)
  const receiver = row.sender === 'buyer' ? row.seller_id : row.buyer_id
  return [
    ['/conversation_id', conversation !== undefined],
    ['/buyer_id', conversation?.buyer_id === row.buyer_id],
    ['/seller_id', conversation?.seller_id === row.seller_id],
    ['/receiver', row.receiver === receiver],
    ['/content', (row.type !== 'image' && row.type !== 'video') || has('files', row.content)],
  ]
}

export const references: { [T in TableName]: References<T> } = {
  users: ({ display_picture, sessions }, known) => [
    ['/display_picture', shows(known, display_picture)],
    ['/sessions/since', !sessions || known.wasCreated('meta', sessions.since)],
    ['/sessions/kept', !sessions?.kept || known.wasCreated('meta', sessions.kept)],
  ],
  shops: ({ owner_id, cover_photo, display_picture }, known) => [
    ['/owner_id', owner_id === null || known.once('users', owner_id)],
    ['/cover_photo', shows(known, cover_photo)],
    ['/display_picture', shows(known, display_picture)],
  ],
  products: ({ shop_id, display_picture, gallery }, known) => [
    ['/shop_id', known.has('shops', shop_id)],
    ['/display_picture', shows(known, display_picture)],
    ...gallery.map((one, n): Reference => [`/gallery/${n}`, shows(known, one)]),
  ],
  reviews: ({ user_id, product_id, shop_id, order_id, gallery }, known) => [
    ['/user_id', known.once('users', user_id)],
    ['/product_id', known.has('products', product_id)],
    ['/shop_id', sells(known, shop_id, product_id)],
    ['/order_id', order_id === null || known.has('orders', order_id)],
    ...gallery.map(({ url }, n): Reference => [`/gallery/${n}/url`, shows(known, url)]),
  ],
  likes: ({ user_id, product_id }, { has }) => [
    ['/user_id', has('users', user_id)],
    ['/product_id', has('products', product_id)],
  ],
  follows: ({ user_id, shop_id }, { has }) => [
    ['/user_id', has('users', user_id)],
    ['/shop_id', has('shops', shop_id)],
  ],
  addresses: ({ user }, { has }) => [['/user', has('users', user)]],
  cartLines: ({ user_id, product_id, shop_id }, known) => [
    ['/user_id', known.has('users', user_id)],
    ['/product_id', known.has('products', product_id)],
    ['/shop_id', sells(known, shop_id, product_id)],
  ],
  orders: (
    { _id, customer_id, shop_id, items, address, payment_id, order_status, order_timeline },
    known,
  ) => [
    ['/customer_id', known.once('users', customer_id)],
    ['/shop_id', known.has('shops', shop_id)],
    ...items.map(({ product_id }, n): Reference => [
      `/items/${n}/product_id`,
      sells(known, shop_id, product_id),
    ]),
    ...items.map(({ display_picture }, n): Reference => [
      `/items/${n}/display_picture`,
      shows(known, display_picture),
    ]),
    ['/address/_id', known.once('addresses', address._id)],
    ['/address/user', address.user === customer_id],
    [
      '/payment_id',
      payment_id === null ||
        known.world.tables.payments.get(payment_id)?.order_ids.includes(_id) === true,
    ],
    ['/order_timeline', order_timeline[order_status] !== undefined],
  ],
  payments: ({ _id, user_id, order_ids, split_from }, { once, has, world: { tables } }) => [
    ['/user_id', once('users', user_id)],
    ['/order_ids', order_ids.length > 0],
    ...order_ids.map((one, n): Reference => [
      `/order_ids/${n}`,
      tables.orders.get(one)?.payment_id === _id,
    ]),
    ['/split_from', split_from === null || has('payments', split_from)],
  ],
  linkedAccounts: ({ user_id }, { once }) => [['/user_id', once('users', user_id)]],
  schedules: ({ user_id, address }, { has, world: { tables } }) => [
    ['/user_id', has('users', user_id)],
    ['/address', tables.addresses.get(address)?.user === user_id],
  ],
  scheduleProducts: ({ schedule_id, user_id, product_id, shop_id }, known) => [
    ['/schedule_id', known.has('schedules', schedule_id)],
    ['/user_id', known.world.tables.schedules.get(schedule_id)?.user_id === user_id],
    ['/product_id', known.has('products', product_id)],
    ['/shop_id', sells(known, shop_id, product_id)],
  ],
  conversations: ({ buyer_id, seller_id, unanswered }, { has, once }) => [
    ['/buyer_id', once('users', buyer_id)],
    ['/seller_id', has('shops', seller_id)],
    ...unanswered.map((one, n): Reference => [`/unanswered/${n}`, once('chatMessages', one)]),
  ],
  chatMessages: partsOfMessage,
  notifications: (row, known) => [
    ['/user_id', known.has('users', row.user_id)],
    ['/nav_id', subjectOfNews(row, known)],
    ['/display_picture', shows(known, row.display_picture)],
  ],
  reports: ({ user_id, type, target_value }, { once, has }) => [
    ['/user_id', once('users', user_id)],
    ['/target_value', has(type === 'PRODUCT' ? 'products' : 'shops', target_value)],
  ],
  otps: () => [],
  resetTokens: ({ user_id, token }, { once, wasCreated }) => [
    ['/user_id', once('users', user_id)],
    [
      '/token',
      wasCreated('resetTokens', token.slice(0, 24)) && wasCreated('resetTokens', token.slice(24)),
    ],
  ],
  loginFailures: () => [],
  logs: ({ user_id }, { once }) => [['/user_id', user_id === null || once('users', user_id)]],
  files: ({ owner_id }, { once, has }) => [
    ['/owner_id', once('users', owner_id) || has('shops', owner_id)],
  ],
  mails: () => [],
  jobs: (row, known) => [['/subject_id', subjectOfJob(row, known)]],
  meta: () => [],
}
