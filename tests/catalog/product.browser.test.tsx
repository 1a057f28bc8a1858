import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { namedProducts } from '../../fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'

const mango = `/products/${namedProducts.mango.id}`
const box = (element: Element) => element.getBoundingClientRect()

beforeEach(() => page.viewport(1280, 800))

test('PRODUCT-19 the bar of a product floats inside its column beside the sidebar, and fills the width of a phone', async () => {
  openApp(mango)
  const bar = await screen.findByRole('group', { name: 'Buy this product' })
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
  const track = within(gallery).getAllByRole('list')[0]!
  track.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)
  track.scrollTo({ left: track.clientWidth, behavior: 'instant' })
  expect(await within(gallery).findByText('2 / 3')).toBeVisible()
})

test('PRODUCT-18 the pictures of a review open on the whole screen', async () => {
  openApp(mango)
  const [picture] = await screen.findAllByRole('button', { name: /^Open image 1 of/ })
  await userEvent.click(picture!)
  expect(await screen.findByRole('dialog', { name: /^Pictures of the review by/ })).toBeVisible()
})
