import { screen, waitFor } from '@testing-library/react'
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
