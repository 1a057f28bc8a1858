import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import '#ui/base.css'
import { type CardProduct, ProductCard } from '#components/ProductCard.tsx'
import { sampleProduct } from '#components/samples.ts'

afterEach(cleanup)

const product: CardProduct = {
  ...sampleProduct,
  price: 1165.5,
  rating: 4.65,
  sold: 1234,
  category: ['fruits', 'fresh-produce', 'fresh'],
}
function show(change: Partial<CardProduct> = {}, props: Partial<ComponentProps<typeof ProductCard>> = {}) {
  render(
    <MemoryRouter>
      <div style={{ width: '15rem' }}>
        <ProductCard product={{ ...product, ...change }} {...props} />
      </div>
    </MemoryRouter>,
  )
  return within(screen.getByRole('article'))
}
const box = (element: Element) => element.getBoundingClientRect().toJSON() as unknown
const HEART = 'Remove Carabao Mango, Ripe, 1 kg from favourites'
const heart = () => screen.queryByRole('button', { name: HEART })

test('CARD-01 CARD-02 CARD-03 a card shows picture, name, first category, price and rating, and links to the product and its shop', async () => {
  const card = show()
  const picture = document.querySelector('img')!
  expect(picture).toHaveAttribute('src', product.display_picture)
  await expect.poll(() => picture.naturalWidth).toBeGreaterThan(0)
  expect(card.getByRole('link', { name: product.product_name })).toHaveAttribute('href', `/products/${product._id}`)
  expect(card.getByText('Fruits')).toBeVisible()
  expect(card.queryByText(/^Fresh/)).toBeNull()
  expect(card.getByText('₱1,165.50')).toBeVisible()
  expect(card.getByRole('img', { name: 'Rated 4.7 out of 5' })).toBeVisible()
  expect(card.getByRole('link', { name: product.shop.shop_name })).toHaveAttribute('href', `/${product.shop.shop_handle}`)
  expect(card.queryByText('Sold Out')).toBeNull()
})

test.each([0, 5])('CARD-01 a rating of %i', (rating) => {
  const name = rating === 0 ? 'Not rated yet' : 'Rated 5.0 out of 5'
  expect(show({ rating }).getByRole('img', { name })).toBeVisible()
})

test('CARD-04 Sold Out covers the whole picture', () => {
  const overlay = show({ stocks: 0 }).getByText('Sold Out').parentElement!
  expect(box(overlay)).toEqual(box(document.querySelector('img')!))
})

test.each([
  [0, '0 sold'],
  [1234, '1,234 sold'],
])('CARD-05 a sold count of %i is shown, and no heart', (sold, text) => {
  expect(show({ sold }).getByText(text)).toBeVisible()
  expect(heart()).toBeNull()
})

test('CARD-06 CARD-07 without a sold count, the heart asks for confirmation; Cancel keeps the product, Continue removes it', async () => {
  const onRemoveFavourite = vi.fn<(product: CardProduct) => void>()
  const card = show({ sold: undefined }, { onRemoveFavourite })
  expect(card.queryByText(/sold$/)).toBeNull()
  for (const [answer, removals] of [
    ['Cancel', 0],
    ['Continue', 1],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: HEART }))
    const question = within(screen.getByRole('dialog', { name: 'Remove from favourites' }))
    expect(question.getAllByRole('button').map((button) => button.textContent)).toEqual(expect.arrayContaining(['Cancel', 'Continue']))
    await userEvent.click(question.getByRole('button', { name: answer }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onRemoveFavourite).toHaveBeenCalledTimes(removals)
  }
})

test('CARD-08 in a scheduled list a card has neither a sold count nor a heart', () => {
  expect(show({ sold: undefined }, { scheduled: true }).queryByText(/sold$/)).toBeNull()
  expect(heart()).toBeNull()
})
