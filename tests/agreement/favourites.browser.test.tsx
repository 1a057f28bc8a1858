import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FavouritesPage } from '#features/favourites/FavouritesPage.tsx'
import { namedBuyers, type PersonaKey } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Schemas } from '#mocks/contract.ts'
import { holdCalls } from '../app/support/holdCalls.ts'
import { openScreen } from '../app/support/openScreen.tsx'
import { productName } from '../app/support/productNames.ts'
import {
  buttonNamed,
  dialogNamed,
  expectLink,
  expectNoText,
  expectShown,
  expectToast,
  findButton,
} from '../app/support/user.ts'
import { as } from '../marketplace/support/market.ts'

const calamansi = 'Calamansi, 500 g'
const iceCream = 'Polar Ube Ice Cream, 1.5 L'
const LIKED = 10

const open = (sim?: string, key: PersonaKey = 'liza') =>
  openScreen(<FavouritesPage />, { at: '/favourites', as: key, sim })
const cards = () => within(screen.getByRole('list', { name: 'Favourites' }))
const names = () => cards().getAllByRole('heading').map(productName)
const loaded = () => waitFor(() => expect(names()).toHaveLength(LIKED))
const cardOf = (name: string) => within(cards().getByRole('link', { name }).closest('article')!)
const heart = (name: string) => findButton(`Remove ${name} from favourites`)

async function press(name: string, answer: 'Cancel' | 'Continue') {
  await userEvent.click(await heart(name))
  const question = await dialogNamed('Remove from favourites')
  await userEvent.click(buttonNamed(answer, question))
}

test('favourites are cards in the server’s order, with a filled heart and without a sold count, FAV-01 CARD-01 CARD-02 CARD-04 CARD-06', async () => {
  const { market, calls, address } = open()
  await loaded()
  const path = `/likes/${namedBuyers.liza.id}`
  expect(calls).toContainEqual({ method: 'GET', path, body: undefined })
  const liked = (await as(market, 'liza')('GET', path)).body as Schemas['LikedProduct'][]
  expect(names()).toEqual(liked.map(({ product }) => product.product_name))
  await expectShown(`${LIKED} products you like`)
  await waitFor(() =>
    expect(cards().getAllByRole('button', { name: /^Remove .* from favourites$/ })).toHaveLength(
      LIKED,
    ),
  )
  expectNoText(/ sold$/, cards())
  await expectShown('Sold Out', cardOf(iceCream))
  expectLink('Dolores Fresh Market Stall 14', '/dolores-fresh-market-stall-14', cardOf(calamansi))
  await userEvent.click(cardOf(calamansi).getByRole('link', { name: calamansi }))
  await expect.poll(address).toBe(`/products/${namedProducts.calamansi.id}`)
})

test('a favourite stays after Cancel, is restored in its place when its removal fails, and is removed after Continue, FAV-03 FAV-04 FAV-05 CARD-07 ERR-01 ERR-02', async () => {
  const { tables } = open('fail:likeProduct:500')
  await loaded()
  const before = names()
  const likes = () =>
    tables.likes.by('user_id', namedBuyers.liza.id).map(({ product_id }) => product_id)
  await press(calamansi, 'Cancel')
  expect(names()).toEqual(before)
  await press(calamansi, 'Continue')
  await expectToast('Error', 'Failed to remove product from favourites.')
  await expect.poll(names).toEqual(before)
  expect(likes()).toContain(namedProducts.calamansi.id)
  await press(calamansi, 'Continue')
  await expectToast('Success', 'Product removed from favourites')
  await expect.poll(names).toEqual(before.filter((name) => name !== calamansi))
  expect(likes()).not.toContain(namedProducts.calamansi.id)
})

test('a removal shows before the response, then the list is read again; by keyboard the focus moves to the next favourite, FAV-03 ACCESS-04', async () => {
  const { sent } = open()
  await loaded()
  const answer = holdCalls('/products/like-product')
  const reads = () => sent(/ \/likes\//).length
  const readBefore = reads()
  const [, second, third] = names() as [string, string, string]
  ;(await heart(second)).focus()
  await userEvent.keyboard('{Enter}')
  const question = await dialogNamed('Remove from favourites')
  const focused = () => document.activeElement
  for (
    let presses = 0;
    presses < 4 && focused() !== buttonNamed('Continue', question);
    presses += 1
  )
    await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  const next = await heart(third)
  await waitFor(() => expect(next).toHaveFocus())
  expect(names()).not.toContain(second)
  expectNoText('Product removed from favourites')
  expect(reads()).toBe(readBefore)
  answer()
  await expect.poll(reads).toBeGreaterThan(readBefore)
})

test('without favourites the page says so and links to the products, FAV-02', async () => {
  const { address } = open('', 'ana')
  await expectShown('You have no items in favourites')
  await userEvent.click(screen.getByRole('link', { name: 'Browse products' }))
  await expect.poll(address).toBe('/home')
})
