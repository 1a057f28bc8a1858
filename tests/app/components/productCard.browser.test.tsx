import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import '#ui/base.css'
import { type CardProduct, ProductCard } from '#components/ProductCard.tsx'
import { ProductGridSkeleton } from '#components/ProductGrid.tsx'
import { sampleProduct } from '#components/samples.ts'
import {
  dialogNamed,
  expectLink,
  expectNone,
  expectNoText,
  expectShown,
  expectVisible,
  press,
} from '../support/user.ts'

const product: CardProduct = {
  ...sampleProduct,
  price: 1165.5,
  rating: 4.65,
  sold: 1234,
  category: ['fruits', 'fresh-produce', 'fresh'],
}
function show(
  change: Partial<CardProduct> = {},
  props: Partial<ComponentProps<typeof ProductCard>> = {},
) {
  render(
    <MemoryRouter>
      <div style={{ width: '15rem' }}>
        <ProductCard product={{ ...product, ...change }} {...props} />
      </div>
    </MemoryRouter>,
  )
  return within(screen.getByRole('article'))
}
const box = (element: Element) => element.getBoundingClientRect()
const HEART = 'Remove Carabao Mango, Ripe, 1 kg from favourites'
const heart = () => screen.queryByRole('button', { name: HEART })

test('a card shows its product, and links to it and its shop, CARD-01 CARD-02 CARD-03', async () => {
  const card = show()
  const picture = document.querySelector('img')!
  expect(picture).toHaveAttribute('src', product.display_picture)
  await expect.poll(() => picture.naturalWidth).toBeGreaterThan(0)
  for (const [name, href] of [
    [product.product_name, `/products/${product._id}`],
    [product.shop.shop_name, `/${product.shop.shop_handle}`],
  ] as const)
    expectLink(name, href, card)
  await expectShown('Fruits', card)
  expectNoText(/^Fresh/, card)
  await expectShown('₱1,165.50', card)
  await expectVisible('img', 'Rated 4.7 out of 5', card)
  expectNoText('Sold Out', card)
})

test.each([
  [0, 'Not rated yet'],
  [5, 'Rated 5.0 out of 5'],
])('a rating of %i, CARD-01', (rating, name) => {
  expect(show({ rating }).getByRole('img', { name })).toBeVisible()
})

test('Sold Out covers the whole picture, CARD-04', () => {
  const overlay = show({ stocks: 0 }).getByText('Sold Out').parentElement!
  expect(box(overlay).toJSON()).toEqual(box(document.querySelector('img')!).toJSON())
})

test.each([
  [0, '0 sold'],
  [1234, '1,234 sold'],
])('a sold count of %i is shown, and no heart, CARD-05', (sold, text) => {
  expect(show({ sold }).getByText(text)).toBeVisible()
  expect(heart()).toBeNull()
})

test('without a sold count, the heart asks: Cancel keeps the product, Continue removes it, CARD-06 CARD-07', async () => {
  const onRemoveFavourite = vi.fn<(product: CardProduct) => void>()
  const card = show({ sold: undefined }, { onRemoveFavourite })
  expectNoText(/sold$/, card)
  for (const [answer, removals] of [
    ['Cancel', 0],
    ['Continue', 1],
  ] as const) {
    await press(HEART)
    await press(answer, await dialogNamed('Remove from favourites'))
    expectNone('dialog')
    expect(onRemoveFavourite).toHaveBeenCalledTimes(removals)
  }
})

test.each([
  ['Bukid Sinandomeng Rice Premium Well Milled, 25 kg', '25 kg'],
  ['Habagat 3-in-1 Coffee Original, 20 g x 10 (pack of 12)', '20 g x 10 (pack of 12)'],
])('the pack size of %s is whole on the narrowest phone, CARD-01', (product_name, text) => {
  const card = show({ product_name })
  const size = card.getByText(text)
  const article = screen.getByRole('article')
  article.style.width = '8.6rem'
  expect(box(size).right).toBeLessThanOrEqual(box(article).right)
  expect(box(size).height).toBeGreaterThan(0)
  expect(box(card.getByRole('heading', { name: product_name })).height).toBeLessThan(45)
})

test('without a pack size at its end the name is as it is, CARD-01', () => {
  const card = show({ product_name: 'Carabao Mango, Ripe' })
  expect(card.getByText('Carabao Mango, Ripe')).toBeVisible()
  expect(card.getByText('Fruits').textContent).toBe('Fruits')
})

test('one piece can be added from the card, of what is in stock, CARD-04', async () => {
  const onAdd = vi.fn<(product: CardProduct) => void>()
  const add = () => screen.queryByRole('button', { name: 'Add Carabao Mango, Ripe, 1 kg to cart' })
  show({}, { onAdd })
  await userEvent.click(add()!)
  expect(onAdd.mock.calls.map(([{ _id }]) => _id)).toEqual([product._id])
  cleanup()
  show({ stocks: 0 }, { onAdd })
  expect(add()).toBeNull()
  cleanup()
  show()
  expect(add()).toBeNull()
})

test.each(['10.25rem', '15rem'])(
  'while it loads, a card %s wide is as high as the real one, CARD-01',
  (width) => {
    show()
    const card = screen.getByRole('article')
    card.parentElement!.style.width = width
    const { height } = box(card)
    cleanup()
    const { container } = render(
      <div style={{ width }}>
        <ProductGridSkeleton count={1} />
      </div>,
    )
    const grid = container.querySelector<HTMLElement>('[aria-hidden=true]')!
    grid.style.setProperty('--columns', '1')
    expect(Math.abs(box(grid.firstElementChild!).height - height)).toBeLessThanOrEqual(1)
  },
)
