import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { namedProducts } from '../../fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import { expectToast } from '../support/toast.ts'

const mango = `/products/${namedProducts.mango.id}`
const box = (element: Element) => element.getBoundingClientRect()

beforeEach(() => page.viewport(1280, 800))

test('PRODUCT-19 the bar of a product is inside its column beside the sidebar, and full width on a phone', async () => {
  openApp(mango)
  const bar = await screen.findByRole('group', { name: 'Buy this product' })
  const buttons = within(bar).getAllByRole('button')
  const names = [/^Like, \d+ so far$/, 'Add to a scheduled list', 'Add to cart', 'Buy Now']
  expect(buttons).toEqual(names.map((name) => within(bar).getByRole('button', { name })))
  const column = screen.getByRole('region', { name: 'Buyer Ratings' })
  await waitFor(() => expect(box(bar).bottom).toBeLessThan(innerHeight))
  expect(box(bar).left).toBeGreaterThanOrEqual(box(column).left)
  expect(box(bar).right).toBeCloseTo(box(column).right, 0)
  await page.viewport(360, 740)
  await waitFor(() => expect(box(bar).bottom).toBe(innerHeight))
  expect(box(bar).left).toBe(0)
})

test('PRODUCT-02 the carousel follows a swipe where the browser sends no scrollend', async () => {
  openApp(`/products/${namedProducts.mangoCake.id}`)
  const gallery = await screen.findByRole('region', { name: /^Pictures of/ })
  // Autoplay would show the second one by itself.
  await userEvent.click(within(gallery).getByRole('button', { name: 'Pause the pictures' }))
  const track = within(gallery).getAllByRole('list')[0]!
  track.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)
  track.scrollTo({ left: track.clientWidth, behavior: 'instant' })
  expect(await within(gallery).findByText('2 / 3')).toBeVisible()
})

test('PRODUCT-10 pictures and clips in the lightbox are 800 px large where there is room', async () => {
  await page.viewport(1600, 1200)
  openApp(`/products/${namedProducts.sardines.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Full screen' }))
  const slides = within(await screen.findByRole('list', { name: 'Slides' })).getAllByRole('listitem', { hidden: true })
  const media = slides.map((slide) => slide.firstElementChild!)
  expect(media.map(({ tagName }) => tagName)).toContain('VIDEO')
  expect(media.map((one) => box(one).width)).toEqual(media.map(() => 800))
})

const heart = () => screen.findByRole('button', { name: /^Like, / })
/** Whether the heart is filled, and the number beside it. */
const like = async () => {
  const button = await heart()
  return [button.getAttribute('aria-pressed'), Number(/\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0])] as const
}

test.each([
  ['mia', 'a like', 'false', 'true', 1],
  ['liza', 'the end of a like', 'true', 'false', -1],
])('PRODUCT-22 as %s, %s shows without a response', async (user, _what, before, after, change) => {
  const { asked } = openApp(mango, `as:${user},hang:likeProduct`)
  await waitFor(async () => expect(await heart()).toBeEnabled())
  const [pressed, likes] = await like()
  expect(pressed).toBe(before)
  await userEvent.click(await heart())
  await waitFor(async () => expect(await like()).toEqual([after, likes + change]))
  expect(asked.filter(({ url }) => url.endsWith('/products/like-product'))).toHaveLength(1)
})

test('PRODUCT-22 a like that fails shows first, and is rolled back', async () => {
  openApp(mango, 'as:mia,latency:300,fail:likeProduct:500')
  const button = await heart()
  await waitFor(() => expect(button).toBeEnabled())
  const before = await like()
  const states: (string | null)[] = []
  const observer = new MutationObserver(() => states.push(button.getAttribute('aria-label')))
  observer.observe(button, { attributeFilter: ['aria-label'] })
  await userEvent.click(button)
  await waitFor(() => expect(states).toEqual([1, 0].map((change) => `Like, ${before[1] + change} so far`)))
  expect(await like()).toEqual(before)
  observer.disconnect()
})

test('PRODUCT-18 ratings are loaded from the first page to the last, each once', async () => {
  const { asked, market } = openApp(mango)
  const pages = () =>
    asked.flatMap(({ url }) => {
      const { pathname, searchParams } = new URL(url)
      return pathname === `/api/product/reviews/${namedProducts.mango.id}` ? [searchParams.get('page')] : []
    })
  const ratings = within(await screen.findByRole('region', { name: 'Buyer Ratings' }))
  const shown = () => ratings.getAllByRole('article').length
  const total = [...market.market.world.tables.reviews.by('product_id', namedProducts.mango.id)].length
  expect(total).toBeGreaterThan(16)
  const more = await ratings.findByRole('button', { name: 'Load More' })
  expect([pages(), shown()]).toEqual([['1'], 8])
  await userEvent.click(more)
  await waitFor(() => expect(shown()).toBe(16))
  await userEvent.click(more)
  await waitFor(() => expect(shown()).toBe(total))
  expect(pages()).toEqual(['1', '2', '3'])
  expect(ratings.queryByRole('button', { name: 'Load More' })).toBeNull()
})

test('PRODUCT-18 the pictures of a review open in the lightbox', async () => {
  openApp(mango)
  const [picture] = await screen.findAllByRole('button', { name: /^Open image 1 of/ })
  await userEvent.click(picture!)
  expect(await screen.findByRole('dialog', { name: /^Pictures of the review by/ })).toBeVisible()
})

test('CART-16 PRODUCT-20 pieces in the cart reduce the number that can be added, but not the number for Buy Now', async () => {
  openApp(mango, `as:liza,stock:${namedProducts.mango.id}:3`)
  const ask = async (action: string) => {
    const button = await within(await screen.findByRole('group', { name: 'Buy this product' })).findByRole('button', { name: action })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    return within(await screen.findByRole('dialog', { name: 'Choose a quantity' }))
  }
  let dialog = await ask('Add to cart')
  expect(await dialog.findByText('2 in your cart, 1 more in stock.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Increase quantity' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }))
  await expectToast('Product added to cart!')

  dialog = await ask('Add to cart')
  expect(await dialog.findByText('All 3 in stock are in your cart already.')).toBeVisible()
  expect(dialog.getByRole('spinbutton')).toBeDisabled()
  expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))

  dialog = await ask('Buy Now')
  await userEvent.clear(dialog.getByRole('spinbutton'))
  await userEvent.type(dialog.getByRole('spinbutton'), '9')
  expect(dialog.getByRole('spinbutton')).toHaveValue(3)
  expect(dialog.getByRole('button', { name: 'Buy Now' })).toBeEnabled()
})
