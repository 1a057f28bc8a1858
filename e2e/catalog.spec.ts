import { cartTab, expectPicture, expectToast } from './support/pageObjects.ts'
import { money, names, product, productPath, shopId } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

/** Ten products, each of another shop. */
const sellers = {
  liempo: shopId('meatCorner'),
  bangus: shopId('fishStall'),
  freshMilk: shopId('pulungbulu'),
  cola: shopId('nena'),
  paracetamol: shopId('botika'),
  pandesal: shopId('panaderia'),
  mango: shopId('dolores'),
  notebook: shopId('magalang'),
  kalabawMilk: shopId('dairy'),
  tocino: shopId('longganisa'),
}
const bar = (page: Page) => page.getByRole('group', { name: 'Buy this product' })
const quantities = (page: Page) => page.getByRole('dialog', { name: 'Choose a quantity' })

interface Details {
  category: string[]
  rating: number
  sold: number
  description: string
  shop: { shop_name: string; shop_handle: string }
}

test(
  'PRODUCT-11 PRODUCT-12 PRODUCT-13 PRODUCT-14 PRODUCT-15 the details of a product',
  { tag: '@widths' },
  async ({ page, marketplace }) => {
    const answered = page.waitForResponse((response) => response.url().endsWith(`/api/products/${product('bangus').id}`))
    await marketplace.visit(productPath('bangus'))
    const { category, rating, sold, description, shop } = (await (await answered).json()) as Details
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Fresh Bangus (Milkfish), 1 kg')
    await expect(main.getByText(money(product('bangus').price)).first()).toBeVisible()
    await expect(main.getByText('18 in stock')).toBeVisible()
    const facts = main.getByText(`${sold.toLocaleString('en-PH')} sold`).locator('..')
    await expect(facts.getByRole('img', { name: `Rated ${rating.toFixed(1)} out of 5` })).toBeVisible()
    const chips = main.getByRole('list', { name: 'Categories' }).getByRole('link')
    await expect(chips).toHaveText(['Fresh seafood', 'Fresh'])
    expect(await chips.evaluateAll((all) => all.map((chip) => chip.getAttribute('href')))).toEqual(
      category.map((slug) => `/discover?categories=${slug}`),
    )
    await expect(main.getByText('2400358139793')).toBeVisible()
    const seller = page.getByRole('region', { name: 'Sold by' })
    await expect(seller.getByRole('link', { name: shop.shop_name })).toHaveAttribute('href', `/${shop.shop_handle}`)
    await expectPicture(seller.locator('img'))
    await expect(seller.getByText('8.9km away', { exact: true })).toBeVisible()
    await expect(seller.getByRole('button', { name: `Chat with ${shop.shop_name}` })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Description' })).toContainText(description)
    await marketplace.visit(productPath('paracetamol'))
    await expect(main.getByText('100 in stock')).toBeVisible()
    await expect(main.getByText('Barcode')).toHaveCount(0)
  },
)

test('PRODUCT-03 PRODUCT-02 thumbnails choose the picture, and the carousel loops', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('mangoCake'))
  const gallery = page.getByRole('region', { name: /^Pictures of/ })
  const shown = (n: number) => expect(gallery.getByText(`${n} / 3`)).toBeVisible()
  await shown(1)
  await gallery.getByRole('button', { name: /^(Picture|Clip) 3$/ }).hover()
  await shown(3)
  await gallery.getByRole('button', { name: 'Next picture' }).click()
  await shown(1)
})

test('PRODUCT-23 a visitor’s product is requested once, while the code of its screen is still loading', async ({ page, marketplace }) => {
  const asked: string[] = []
  page.on(
    'request',
    (request) =>
      /\/(ProductPage-[^/]*\.js$|api\/products\/[0-9a-f]{24}$)/.test(request.url()) &&
      asked.push(request.url().includes('/api/') ? 'product' : 'code'),
  )
  await marketplace.visit(productPath('mango'))
  await expect(page.getByText(/in stock/)).toBeVisible()
  expect(asked.toSorted()).toEqual(['code', 'product'])
})

interface Similar {
  product_id: string
  shop: { shop_name: string }
  distanceInKm: number
  price: number
  rating: number
}

test('PRODUCT-16 PRODUCT-17 the same product in other shops, with the shop’s picture, distance, price and rating', async ({
  page,
  marketplace,
}) => {
  const answered = page.waitForResponse((response) => response.url().includes('/similar/near'))
  await marketplace.visit(productPath('mango'))
  const answer = await answered
  expect(new URL(answer.url()).searchParams.get('meters')).toBe('1000000')
  const entries = (await answer.json()) as Similar[]
  const shown = page.getByRole('region', { name: 'Also available at' }).getByRole('listitem')
  await expect(shown).toHaveCount(Math.min(entries.length, 6))
  await shown.first().scrollIntoViewIfNeeded()
  for (const [index, { product_id, shop, distanceInKm, price, rating }] of entries.slice(0, 6).entries()) {
    const entry = shown.nth(index)
    await expect(entry.getByRole('link')).toHaveAttribute('href', `/products/${product_id}`)
    await expect(entry.getByText(shop.shop_name)).toBeVisible()
    await expect(entry.getByText(`${distanceInKm.toFixed(1).replace(/\.0$/, '')} km away`, { exact: true })).toBeVisible()
    await expect(entry.getByText(money(price), { exact: true })).toBeVisible()
    await expect(entry.getByRole('img', { name: rating > 0 ? `Rated ${rating.toFixed(1)} out of 5` : 'Not rated yet' })).toBeVisible()
    await expectPicture(entry.locator('img'))
  }
})

test('PRODUCT-18 ratings, page by page', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('mango'))
  const ratings = page.getByRole('region', { name: 'Buyer Ratings' })
  const items = ratings.getByRole('list').first().locator('> li')
  await expect(items.first()).toBeVisible()
  const before = await items.count()
  await ratings.getByRole('button', { name: 'Load More' }).click()
  await expect.poll(() => items.count()).toBeGreaterThan(before)
})

test(
  'PRODUCT-19 PRODUCT-20 CART-16 CART-17 the quantity dialog stays within the stock',
  { tag: '@widths' },
  async ({ page, marketplace }) => {
    await marketplace.visit(productPath('mangoCake'), 'as:mia')
    await bar(page).getByRole('button', { name: 'Add to cart' }).click()
    const dialog = quantities(page)
    const field = dialog.getByRole('spinbutton')
    await expect(dialog.getByText('3 items left')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
    await field.fill('9')
    await expect(field).toHaveValue('3')
    await expect(dialog.getByText('Max stocks reached')).toBeVisible()
    await expect(dialog.getByText(money(1950))).toBeVisible()
    await field.fill('0')
    await field.blur()
    await expect(field).toHaveValue('3')
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expectToast(page, 'Success', 'Product added to cart!')
  },
)

test('PRODUCT-21 a product without stock cannot be bought', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('mango'), `as:mia,stock:${product('mango').id}:0`)
  await expect(bar(page).getByRole('button', { name: 'Sold Out' })).toHaveCount(2)
  for (const button of await bar(page).getByRole('button', { name: 'Sold Out' }).all()) await expect(button).toBeDisabled()
})

test('PRODUCT-22 a like is kept', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('mango'), 'as:mia')
  const like = page.getByRole('button', { name: /^Like, / })
  const likes = async () => Number(/\d+/.exec((await like.getAttribute('aria-label')) ?? '')?.[0])
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  const before = await likes()
  const answer = page.waitForResponse(/\/like-product$/) // Shown before it; a reload may end a call without one.
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await Promise.all([expect.poll(likes).toBe(before + 1), answer])
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('PRODUCT-23 PRODUCT-24 PRODUCT-25 ERR-82 loading, a failure, and one view counted', async ({ page, marketplace }) => {
  const views: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/view-increment/')) views.push(`${request.method()} ${pathname}`)
  })
  await marketplace.visit(productPath('mango'), 'slow:getProduct:1500,fail:getProduct:503:2')
  await expect(page.getByRole('status').getByText('Loading...').first()).toBeAttached()
  await marketplace.visit(productPath('mango'), 'fail:getProduct:503:9')
  await expect(page.getByRole('alert').getByText('Error: The service is unavailable', { exact: true })).toBeVisible()
  await marketplace.visit(productPath('mango'), 'reset')
  await expect(page.getByText('48 in stock')).toBeVisible()
  expect(views).toEqual([`PUT /api/products/view-increment/${product('mango').id}`])
})

const add = async (page: Page) => {
  await bar(page).getByRole('button', { name: 'Add to cart' }).click()
  await quantities(page).getByRole('button', { name: 'Add to cart' }).click()
}

test('CART-27 CART-28 ERR-08 an add shows before the response', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('jasmineRice'), 'as:mia,slow:addToCart:2000')
  await expect(cartTab(page, 3)).toBeVisible()
  await add(page)
  await expect(cartTab(page, 4)).toBeVisible({ timeout: 1500 })
  await expectToast(page, 'Success', 'Product added to cart!')
})

for (const trouble of ['fail:addToCart:500', 'drop:addToCart'] as const) {
  test(`CART-27 CART-31 ERR-10 an add that fails is rolled back: ${trouble}`, async ({ page, marketplace }) => {
    await marketplace.visit(productPath('jasmineRice'), `as:mia,${trouble}`)
    await expect(cartTab(page, 3)).toBeVisible()
    await add(page)
    await expectToast(page, 'An error occurred', 'Failed to add product to cart')
    await expect(cartTab(page, 3)).toBeVisible()
  })
}

/** Puts one piece of each into the cart by API calls from the page, which is faster than by its buttons; returns their statuses. */
function fillCart(page: Page, keys: readonly (keyof typeof sellers)[]): Promise<number[]> {
  const lines = keys.map((key) => ({ productId: product(key).id, shopId: sellers[key], quantity: 1 }))
  return page.evaluate(async (bodies) => {
    const statuses: number[] = []
    const authorization = `Bearer ${/token=([^;]+)/.exec(document.cookie)?.[1]}`
    for (const body of bodies) {
      const { status } = await fetch('/api/carts', {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      statuses.push(status)
    }
    return statuses
  }, lines)
}

test('CART-29 CART-30 ERR-07 ten shops at most', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('jasmineRice'), 'as:ana')
  await expect(cartTab(page, 0)).toBeVisible()
  await expect(page.getByText('60 in stock')).toBeVisible()
  const keys = Object.keys(sellers) as (keyof typeof sellers)[]
  expect(await fillCart(page, keys)).toEqual(keys.map(() => 201))
  await add(page)
  await expectToast(page, 'Failed', 'You have reached the maximum number of shops in your cart.')
  await expect(cartTab(page, 10)).toBeVisible()
})

test('ERR-09 CART-31 Buy Now reports a failure; ACCESS-05 on success it opens the checkout of that line only', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit(productPath('jasmineRice'), 'as:mia,fail:addToCart:500')
  const buy = async () => {
    await bar(page).getByRole('button', { name: 'Buy Now' }).click()
    await quantities(page).getByRole('button', { name: 'Buy Now' }).click()
  }
  await buy()
  await expectToast(page, 'Error', 'Failed to add to cart.')
  await buy()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  const items = page.getByRole('region', { name: 'Items Summary' })
  await expect(items).toContainText(names.rice)
  await expect(items.getByText('1 ×')).toHaveCount(1)
})
