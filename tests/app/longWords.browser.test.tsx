import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { namedBuyers } from '../../fixtures/named.ts'
import { namedProducts } from '../../fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'

const WORD = 'W'.repeat(46)
const { liza } = namedBuyers

afterEach(() => page.viewport(1280, 800))

test.for<[string, string]>([
  [`/products/${namedProducts.mangoCake.id}`, 'Buy this product'],
  ['/profile/liza-manalo', 'Shipping Address'],
])('SHELL-05 a word of 46 letters at %s does not make the page wider than a phone', async ([path, part]) => {
  await page.viewport(320, 740)
  const { market, queryClient } = openApp(path, 'as:liza')
  const { products, addresses } = market.market.world.tables
  for (const { _id } of products.all()) products.update(_id, { product_name: WORD })
  for (const { _id } of addresses.by('user', liza.id)) addresses.update(_id, { street: WORD, owner_name: WORD })
  await queryClient.invalidateQueries()
  await screen.findByLabelText(part)
  await waitFor(() => expect(screen.getAllByText(new RegExp(WORD)).length).toBeGreaterThan(0))
  expect(document.documentElement.scrollWidth).toBe(320)
})
