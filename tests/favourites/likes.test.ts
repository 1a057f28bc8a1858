import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { as, openMarket } from '../support/market.ts'

const product = namedProducts.mangoCake.id
const open = () => {
  const market = openMarket({ products: 80 })
  const ask = as(market, 'ana')
  const like = async (isLiked?: boolean) =>
    (await ask('POST', '/products/like-product', { product, ...(isLiked !== undefined && { isLiked }) })).body as {
      isLiked: boolean
      likes: number
    }
  return { market, like, rows: () => market.world.tables.likes.by('user_id', namedBuyers.ana.id).length }
}

test('a like with the wanted state is the same however often it is sent, OPEN-25', async () => {
  const { like, rows } = open()
  const [before, first] = [rows(), await like(true)]
  expect(first.isLiked).toBe(true)
  expect(await like(true)).toEqual(first)
  expect(rows()).toBe(before + 1)
  const removed = await like(false)
  expect(removed).toEqual({ isLiked: false, likes: first.likes - 1 })
  expect(await like(false)).toEqual(removed)
  expect(rows()).toBe(before)
})

test('a like without the wanted state toggles, OPEN-25', async () => {
  const { like } = open()
  expect([(await like()).isLiked, (await like()).isLiked, (await like()).isLiked]).toEqual([true, false, true])
})
