import { drawnMap } from './support/maps.ts'
import { pointer } from './support/inputDevice.ts'
import { expectPicture, expectToast, fillLogin } from './support/pageObjects.ts'
import { expect, type Page, test } from './support/test.ts'

const name = 'Botika ni Doc Ramon'
const path = '/botika-ni-doc-ramon'
const follow = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Follow(ing)?$/ })
const followers = async (page: Page) => Number(/([\d,]+) followers?/.exec(await page.getByRole('main').innerText())?.[1]?.replace(',', ''))
const cards = (page: Page) => page.getByRole('list', { name: `Products of ${name}` }).getByRole('article')
const tab = (page: Page, label: string) => page.getByRole('tablist', { name: `Products of ${name}` }).getByRole('tab', { name: label })
const expectFollowers = (page: Page, count: number) => expect.poll(() => followers(page)).toBe(count)

test('the page of a shop shows its details and products, SHOP-01 SHOP-02 SHOP-03 SHOP-09', async ({ page, marketplace }) => {
  const answered = page.waitForResponse((response) => response.url().endsWith(`/api/shops/handle${path}`))
  await marketplace.visit(path, 'as:visitor')
  const shop = (await (await answered).json()) as Record<'shop_description' | 'followed_by' | 'total_number_of_products', string> & {
    geolocation: { latitude: number; longitude: number }
  }
  const header = page.getByRole('main').locator('header')
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
  await expect(header.getByText(name, { exact: true })).toBeVisible()
  await expect(header.getByText(shop.shop_description)).toBeVisible()
  await expect(header.getByText(`${shop.followed_by} followers`)).toBeVisible()
  await expect(header.getByText(`${shop.total_number_of_products} products`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Chat' })).toBeVisible()
  await expect(header.locator('img')).toHaveCount(2)
  for (const image of await header.locator('img').all()) await expectPicture(image)
  await expect(page).toHaveTitle(`${name} · Suki`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(path, page.url()).href)
  const store = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as Record<string, unknown>
  expect(store).toMatchObject({ '@type': 'Store', name, address: 'San Fernando City, Pampanga', geo: shop.geolocation })

  await expect(header.getByText('San Fernando City, Pampanga')).toBeVisible()
  await header.getByRole('button', { name: 'Show on map' }).click()
  const dialog = page.getByRole('dialog', { name })
  const map = await drawnMap(dialog.getByRole('region', { name: `Map of ${name}` }))
  const { geolocation } = shop
  expect((await map.center()).map((degrees) => degrees.toFixed(4))).toEqual([
    geolocation.latitude.toFixed(4),
    geolocation.longitude.toFixed(4),
  ])
  await expect(dialog.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/place\//)
  await dialog.getByRole('link', { name: 'Directions' }).click()
  await expect(page).toHaveURL(new RegExp(`/nearby\\?shop=${path.slice(1)}&way=$`))
})

test(
  'following shows at once, with a toast; a follow that fails is rolled back, SHOP-04 SHOP-05 SHOP-06 SHOP-07 SHOP-08 ERR-11 ERR-12 ERR-13',
  { tag: '@everywhere' },
  async ({ page, marketplace }) => {
    await marketplace.visit(path, 'as:ana,slow:followShop:600,fail:followShop:500')
    // The live build here has no token for maps.
    const place = marketplace.live ? page.getByRole('link', { name: 'Open in maps' }) : page.getByRole('button', { name: 'Show on map' })
    await expect(place).toBeVisible()
    await expect(follow(page)).toHaveText('Follow')
    await expect(follow(page)).toBeEnabled()
    const before = await followers(page)
    await follow(page).click()
    await expect(follow(page)).toHaveText('Following', { timeout: 400 })
    await expectToast(page, 'Followed', `You have followed ${name}.`)
    await expectFollowers(page, before + 1)
    await follow(page).click()
    await expectToast(page, 'Unfollowed', `You have unfollowed ${name}.`)
    await expect(follow(page)).toHaveText('Follow')
    await expectFollowers(page, before)
    await follow(page).click()
    await expectToast(page, 'An error occurred', 'Please try again later.')
    await expect(follow(page)).toHaveText('Follow')
    await expectFollowers(page, before)
  },
)

test('an unfollow that fails is rolled back, SHOP-05 SHOP-08 ERR-11', async ({ page, marketplace }) => {
  await marketplace.visit(path, 'as:ana,fail:unfollowShop:500')
  await follow(page).click()
  await expectToast(page, 'Followed', `You have followed ${name}.`)
  await follow(page).click()
  await expectToast(page, 'An error occurred', 'Please try again later.')
  await expect(follow(page)).toHaveText('Following')
})

test('a visitor who follows logs in first, and then follows once, SHOP-04 SHOP-06', async ({ page, marketplace }) => {
  await marketplace.visit(path, 'as:visitor')
  await expect(follow(page)).toBeVisible()
  const before = await followers(page)
  await follow(page).click()
  await fillLogin(page, pointer, 'ana')
  await expectToast(page, 'Followed', `You have followed ${name}.`)
  await expect(follow(page)).toHaveText('Following')
  await expectFollowers(page, before + 1)
  await expect(page).toHaveURL(path)
})

test('Chat opens the conversation, or shows an error, SHOP-09 ERR-74', async ({ page, marketplace }) => {
  await marketplace.visit(path, 'as:ana,fail:createConversation:500')
  const chat = page.getByRole('main').getByRole('button', { name: 'Chat' })
  await chat.click()
  await expectToast(page, 'Failed to open chat')
  const asked = page.waitForResponse((response) => response.url().endsWith('/conversations') && response.request().method() === 'POST')
  await chat.click()
  expect((await asked).status()).toBe(201)
  await expect(page.getByRole('dialog', { name: /^Chat with/ })).toBeVisible()
})

test('the tabs filter and sort the products, and are part of the address, SHOP-11', async ({ page, marketplace }) => {
  await marketplace.visit(path, 'as:visitor')
  await expect(page.getByRole('tablist', { name: `Products of ${name}` }).getByRole('tab')).toHaveText([
    'For You',
    'New Arrival',
    'All Products',
    'Top Products',
    'Food',
    'Appliances',
  ])
  await tab(page, 'All Products').click()
  await expect(page).toHaveURL(`${path}?tab=all-products`)
  await expect(tab(page, 'All Products')).toHaveAttribute('aria-selected', 'true')
  await expect(cards(page).first()).toBeVisible()
  const shown = await cards(page).getByRole('heading').allInnerTexts()
  expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b)))
  await tab(page, 'Appliances').click()
  await expect(page.getByText('No products to show')).toBeVisible()
  await page.goBack()
  await expect(tab(page, 'All Products')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(tab(page, 'For You')).toHaveAttribute('aria-selected', 'true')
})

test('the products load page by page, SHOP-12 SHOP-13', async ({ page, marketplace }) => {
  const pages: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/api/products')) pages.push(url.searchParams.get('page'))
  })
  await marketplace.visit(path, 'as:visitor')
  await expect(cards(page).first()).toBeVisible()
  const total = Number(/(\d+) products/.exec(await page.getByRole('main').innerText())?.[1])
  const columns = await page
    .getByRole('list', { name: `Products of ${name}` })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  expect(columns).toBe((page.viewportSize()?.width ?? 0) < 640 ? 2 : 4)
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(page.getByText('No More Products to Show')).toBeVisible({ timeout: 500 })
  }).toPass()
  // The list is virtual: cards far from the screen are not in the DOM, but count in `aria-setsize`.
  const last = page
    .getByRole('list', { name: `Products of ${name}` })
    .getByRole('listitem')
    .last()
  await expect(last).toHaveAttribute('aria-posinset', String(total))
  await expect(last).toHaveAttribute('aria-setsize', String(total))
  expect(pages).toEqual(Array.from({ length: Math.ceil(total / 8) }, (_, index) => String(index + 1)))
})

test('an unknown handle, SHOP-14 ERR-83', async ({ page, marketplace, monitor }) => {
  monitor.allow(/status of 404/)
  await marketplace.visit('/nobody-here', 'as:visitor')
  await expect(page.getByText('URL /nobody-here Not Found').last()).toBeVisible()
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(2)
})

test('a shop that cannot be loaded offers Retry, SHOP-01', async ({ page, marketplace }) => {
  await marketplace.visit(path, 'as:visitor,fail:getShopByHandle:500:2')
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
})
