import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { as, openMarket } from '../marketplace/support/market.ts'
import { orderOf } from '../marketplace/support/order.ts'

// The conformance suite reads each list to its end.

const liza = namedBuyers.liza.id
interface Page {
  items: { _id: string }[]
  nextPage: number | null
}

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

test('of many errors in a request the first 100 are returned, OPEN-15', async () => {
  const market = openMarket({ products: 80 })
  const { status, body } = await as(market, 'ana')('POST', '/carts/remove/multiple', {
    cartIds: Array.from({ length: 500 }, () => 'none'),
  })
  expect([status, body.code, body.details.length]).toEqual([422, 'validation_failed', 100])
})
