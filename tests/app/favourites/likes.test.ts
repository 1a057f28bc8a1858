import { expect, test, vi } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { as, openMarket } from '../../marketplace/support/market.ts'

const product = namedProducts.mangoCake.id

test('a like with the wanted state is the same however often it is sent, OPEN-25', async () => {
  const market = openMarket({ products: 80 })
  const ana = as(market, 'ana')
  const like = async (isLiked: boolean) =>
    (await ana('POST', '/products/like-product', { product, isLiked })).body
  const rows = () => market.world.tables.likes.by('user_id', namedBuyers.ana.id).length
  const [before, first] = [rows(), await like(true)]
  expect(first.isLiked).toBe(true)
  expect(await like(true)).toEqual(first)
  expect(rows()).toBe(before + 1)
  const removed = await like(false)
  expect(removed).toEqual({ isLiked: false, likes: first.likes - 1 })
  expect(await like(false)).toEqual(removed)
  expect(rows()).toBe(before)
})

test.each([
  [true, true, true, 2],
  [true, false, true, 1],
  [true, false, false, 2],
  [false, true, true, 1],
])(
  'a server that toggles (%s), with a like of another tab (%s): the app wants %s and calls %d times, OPEN-25',
  async (toggles, liked, wanted, count) => {
    vi.stubGlobal('location', new URL('https://suki.example/'))
    const { favouriteMutations } = await import('#api/favourites.ts')
    let [state, calls] = [liked, 0]
    vi.stubGlobal('fetch', async (request: Request) => {
      calls += 1
      const { isLiked } = (await request.json()) as { isLiked: boolean }
      state = toggles ? !state : isLiked
      return Response.json({ isLiked: state, likes: 7 })
    })
    const { mutationFn } = favouriteMutations.set()
    const answer = await mutationFn({ product, isLiked: wanted })
    expect(answer).toEqual({ isLiked: wanted, likes: 7 })
    expect([state, calls]).toEqual([wanted, count])
  },
)
