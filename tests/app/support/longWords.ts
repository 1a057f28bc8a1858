import type { Market } from '../../marketplace/support/market.ts'

/** Words that can't be broken: a link, letters, letters with combining marks. */
const sources = [
  `https://example.com/${'tindahan'.repeat(12)}`,
  'W'.repeat(100),
  'ñ́'.normalize('NFD').repeat(34),
]

/** Words of so many code points, of each kind in turn. */
function wordsOf(length: number): () => string {
  let count = 0
  return () => sources[count++ % sources.length]!.slice(0, length)
}

/** Makes one long word, of at most 80 letters, of every text that a person has written. */
export function lengthenWords(market: Market): void {
  const { tables } = market.world
  const [long, name] = [wordsOf(80), wordsOf(46)]
  const line = () => ({ owner_name: name(), street: long(), address_line: long(), city: long() })
  for (const { _id } of tables.users.all())
    tables.users.update(_id, { first_name: name(), last_name: name() })
  for (const { _id } of tables.shops.all())
    tables.shops.update(_id, {
      shop_name: long(),
      shop_description: long(),
      municipality: long(),
      business_email: `${'w'.repeat(60)}@example.com`,
    })
  for (const { _id } of tables.products.all())
    tables.products.update(_id, { product_name: long(), description: long() })
  for (const { _id } of tables.reviews.all()) tables.reviews.update(_id, { description: long() })
  for (const { _id } of tables.addresses.all())
    tables.addresses.update(_id, { ...line(), barangay: long() })
  for (const { _id, items, address } of tables.orders.all())
    tables.orders.update(_id, {
      items: items.map((item) => ({ ...item, product_name: long() })),
      address: { ...address, ...line() },
      delivery_instruction: long(),
      cancel_reason: long(),
    })
  for (const { _id } of tables.schedules.all()) tables.schedules.update(_id, { name: name() })
  for (const { _id } of tables.conversations.all())
    tables.conversations.update(_id, { latest_message: long() })
  for (const { _id, type } of tables.chatMessages.all())
    if (type === 'text') tables.chatMessages.update(_id, { content: long() })
  for (const { _id } of tables.notifications.all())
    tables.notifications.update(_id, { title: long(), body: long() })
}
