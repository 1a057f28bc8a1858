import { addresses } from '#scripts/addresses.mjs'
import { pauseBeforePress } from './support/inputDevice.ts'
import { applyHostScenario } from './support/marketplace.ts'
import { buyer, names, product } from './support/records.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

/** Pieces of a product in Liza's cart at the API host, asked for without the app. */
async function piecesAtHost(productId: string): Promise<number | undefined> {
  const token = await applyHostScenario('as:liza')
  const answer = await fetch(`${addresses.host}/api/carts/user/${buyer('liza').id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const cart = (await answer.json()) as {
    carts: { products: { productId: string; quantity: number }[] }[]
  }
  return cart.carts.flatMap(({ products }) => products).find((line) => line.productId === productId)
    ?.quantity
}

test(
  'a quantity is not lost when the page is left before it is sent, CART-18',
  { tag: '@all-live' },
  async ({ page, marketplace }) => {
    const field = page.getByRole('spinbutton', { name: `Quantity of ${names.tomatoes}` })
    await marketplace.visit('/cart', 'as:liza')
    await field.fill('6')
    await page.reload()
    await expect(field).toHaveValue('6')
    await field.fill('7')
    await page.goto('about:blank')
    // The live build sends it with `keepalive`. The simulator can't serve a closed page, so there
    // the next page sends it.
    if (marketplace.live) await expect.poll(() => piecesAtHost(product('tomatoes').id)).toBe(7)
    await page.goto('/home')
    const sent = () =>
      page.evaluate(() => Object.keys(localStorage).every((key) => !key.endsWith('quantities')))
    await expect.poll(sent).toBe(true)
    await page.goto('/cart')
    await expect(field).toHaveValue('7')
  },
)

/** Counts the taps of a finger, which are no double taps. */
function finger() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      await pauseBeforePress(target)
      await target.filter({ visible: true }).first().tap()
      taps += 1
    },
    taps: () => taps,
  }
}

/** From the message about an added product to its order. */
async function orderAdded(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  await tap(page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'View cart' }))
  await expect(page.getByText('1 product selected')).toBeVisible()
  await tap(page.getByRole('main').getByRole('button', { name: 'Check Out' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await tap(page.getByRole('main').getByRole('button', { name: 'Check Out' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Order Accepted!' })).toBeAttached()
}

test(
  'from home through the cart to an order a phone needs six taps, and four from a card, CART-07 CART-28 CART-32 PAY-18',
  { tag: '@phone' },
  async ({ page, marketplace }) => {
    await marketplace.visit('/home', 'as:mia')
    const products = page.getByRole('list', { name: 'Products' })
    const byPage = finger()
    await byPage.tap(products.getByRole('link', { name: names.mango, exact: true }))
    await byPage.tap(
      page
        .getByRole('group', { name: 'Buy this product' })
        .getByRole('button', { name: 'Add to cart' }),
    )
    await byPage.tap(
      page
        .getByRole('dialog', { name: 'Choose a quantity' })
        .getByRole('button', { name: 'Add to cart' }),
    )
    await orderAdded(page, byPage.tap)
    expect(byPage.taps()).toBe(6)

    await page.getByRole('link', { name: 'Go to Homepage' }).tap()
    const byCard = finger()
    await byCard.tap(products.getByRole('button', { name: `Add ${names.mango} to cart` }))
    await orderAdded(page, byCard.tap)
    expect(byCard.taps()).toBe(4)
  },
)
