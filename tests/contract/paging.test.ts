import { describe, expect, test } from 'vitest'
import { conversationIds, namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { calls } from '#scripts/generate/document.ts'
import { contract } from '../conformance/contract.ts'
import { as, openMarket } from '../support/market.ts'
import { orderOf } from '../support/order.ts'

const liza = namedBuyers.liza.id
/** Each paged call with an address that has several pages. */
const lists: Record<string, string> = {
  listProducts: '/products?limit=7&categories=top-products',
  listCustomerTransactions: `/transactions/customer/${liza}?`,
  listNotifications: `/notifications/user/${liza}?limit=3`,
  listConversations: `/conversations/user?buyer_id=${liza}`,
  listMessages: `/conversations/chat/${conversationIds.lizaRice}?`,
  listProductReviews: `/product/reviews/${namedProducts.mangoCake.id}?`,
}

interface Page {
  items: { _id: string }[]
  currentPage: number
  nextPage: number | null
}
const open = (address: string) => {
  const ask = as(openMarket({ products: 80 }), 'liza')
  return async (page: number) => (await ask('GET', `${address}&page=${page}`)).body as Page
}

test('every call with pages has a row', () => {
  const paged = calls(contract.paths).filter(({ operation }) =>
    JSON.stringify(operation.parameters ?? []).match(/parameters\/Page|"name":"page"/),
  )
  expect(paged.map(({ operation }) => operation.operationId).toSorted()).toEqual(
    Object.keys(lists).toSorted(),
  )
})

describe.each(Object.entries(lists))('%s', (_operation, address) => {
  test('has a page past the last one that is empty and has no next page', async () => {
    const read = open(address)
    expect(await read(9999)).toEqual({ items: [], currentPage: 9999, nextPage: null })
  })

  test('has each record on one page, in the same order in every reading', async () => {
    const read = open(address)
    const readAll = async () => {
      const ids: string[] = []
      for (let page: number | null = 1; page !== null;) {
        const { items, nextPage }: Page = await read(page)
        ids.push(...items.map(({ _id }) => _id))
        page = nextPage
      }
      return ids
    }
    const ids = await readAll()
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    expect(await readAll()).toEqual(ids)
  })
})

test('records that are equal in the order of a list stay in their own order, whatever the size of a page', async () => {
  const market = openMarket({ products: 80 })
  for (const { _id } of market.world.tables.products.all())
    market.world.tables.products.update(_id, { sold: 5 })
  const ask = as(market, 'liza')
  const idsBy = async (limit: number) => {
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(80 / limit) }, (_, i) =>
        ask('GET', `/products?categories=top-products&limit=${limit}&page=${i + 1}`),
      ),
    )
    return pages.flatMap(({ body }) => (body as Page).items.map(({ _id }) => _id))
  }
  const ids = await idsBy(50)
  expect(ids).toHaveLength(80)
  expect(await idsBy(8)).toEqual(ids)
})

test('a record that is added between two pages moves the others: the next page repeats one', async () => {
  const market = openMarket({ products: 80 })
  const ask = as(market, 'liza')
  const read = async (page: number) =>
    (await ask('GET', `/transactions/customer/${liza}?page=${page}`)).body as Page
  const first = await read(1)
  expect(first.nextPage).toBe(2)
  await ask('POST', '/transactions', orderOf('liza', 'quickmelt'))
  expect((await read(2)).items[0]?._id).toBe(first.items.at(-1)?._id)
})
