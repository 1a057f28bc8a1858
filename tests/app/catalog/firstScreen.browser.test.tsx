import { expect, test } from 'vitest'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openFirst } from '../support/firstScreen.tsx'

const { mango } = namedProducts

test('a product’s page is rendered once, with what it was opened for and is in view, PRODUCT-01', async () => {
  const opening = await openFirst(`/products/${mango.id}`, '[aria-label="Buy this product"]')
  expect(opening.commits).toEqual(['mount'])
  expect(opening.calls).toEqual([`/api/products/${mango.id}`])
  // Only what is in view.
  expect(opening.elements).toBeLessThanOrEqual(155)
  // A browser looks for what `:has` asks for at each element that is added.
  expect(opening.selectors.filter((selector) => selector.includes(':has('))).toEqual([])
  // Rules that match nothing are read all the same; those of the layout parts serve every screen.
  expect(opening.unused.length).toBeLessThanOrEqual(402)
})
