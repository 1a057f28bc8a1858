import { addresses } from '#scripts/addresses.mjs'
import { applyHostScenario } from './support/marketplace.ts'
import { buyer, names, product } from './support/records.ts'
import { expect, test } from './support/test.ts'

/** Pieces of a product in Liza's cart at the API host, asked for without the app. */
async function piecesAtHost(productId: string): Promise<number | undefined> {
  const token = await applyHostScenario('as:liza')
  const answer = await fetch(`${addresses.host}/api/carts/user/${buyer('liza').id}`, { headers: { authorization: `Bearer ${token}` } })
  const cart = (await answer.json()) as { carts: { products: { productId: string; quantity: number }[] }[] }
  return cart.carts.flatMap(({ products }) => products).find((line) => line.productId === productId)?.quantity
}

test('a quantity is not lost when the page is left before it is sent, CART-18', { tag: '@all-live' }, async ({ page, marketplace }) => {
  const field = page.getByRole('spinbutton', { name: `Quantity of ${names.tomatoes}` })
  await marketplace.visit('/cart', 'as:liza')
  await field.fill('6')
  await page.reload()
  await expect(field).toHaveValue('6')
  await field.fill('7')
  await page.goto('about:blank')
  // The live build sends it with `keepalive`. The simulator can't serve a closed page, so there the next page sends it.
  if (marketplace.live) await expect.poll(() => piecesAtHost(product('tomatoes').id)).toBe(7)
  await page.goto('/home')
  const sent = () => page.evaluate(() => Object.keys(localStorage).every((key) => !key.endsWith('quantities')))
  await expect.poll(sent).toBe(true)
  await page.goto('/cart')
  await expect(field).toHaveValue('7')
})
