import { pointer, keyboard, tabTo } from './support/inputDevice.ts'
import { expectToast, fillLogin } from './support/pageObjects.ts'
import { buyer, names, product } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const grid = (page: Page) => page.getByRole('list', { name: 'Favourites' })
const card = (page: Page, name: string) => grid(page).getByRole('article').filter({ hasText: name })
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name} from favourites` })
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Remove from favourites' })
const everywhere = { tag: '@everywhere' }
/** Number of products that Liza likes in every world. */
const LIKED = 10

/** Names of the cards, in their order. */
const order = (page: Page) => grid(page).getByRole('heading').allInnerTexts()

test('favourites are cards with a filled heart and without a sold count, FAV-01 CARD-01 CARD-02 CARD-04 CARD-06', async ({
  page,
  marketplace,
}) => {
  const answered = page.waitForResponse((response) => response.url().endsWith(`/api/likes/${buyer('liza').id}`))
  await marketplace.visit('/favourites', 'as:liza')
  const liked = (await (await answered).json()) as { product: { product_name: string } }[]
  await expect(grid(page).getByRole('article')).toHaveCount(LIKED)
  expect(await order(page)).toEqual(liked.map(({ product: { product_name } }) => product_name))
  await expect(page.getByText(`${LIKED} products you like`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove .* from favourites$/ })).toHaveCount(LIKED)
  await expect(grid(page).getByText(/ sold$/)).toHaveCount(0)
  await expect(card(page, names.iceCream).getByText('Sold Out')).toBeVisible()
  await expect(card(page, names.calamansi).getByRole('link', { name: names.mangoShop })).toHaveAttribute(
    'href',
    '/dolores-fresh-market-stall-14',
  )
  await card(page, names.calamansi).getByRole('link', { name: names.calamansi }).click()
  await expect(page).toHaveURL(`/products/${product('calamansi').id}`)
})

test(
  'a favourite is removed after Continue, restored in its place on failure, and kept after Cancel, FAV-03 FAV-04 FAV-05 CARD-07 ERR-01 ERR-02',
  everywhere,
  async ({ page, marketplace }) => {
    await marketplace.visit('/favourites', 'as:liza,fail:likeProduct:500')
    await expect(grid(page).getByRole('article')).toHaveCount(LIKED)
    const before = await order(page)
    await heart(page, names.calamansi).click()
    await confirmation(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(grid(page).getByRole('article')).toHaveCount(LIKED)
    await heart(page, names.calamansi).click()
    await confirmation(page).getByRole('button', { name: 'Continue' }).click()
    await expectToast(page, 'Error', 'Failed to remove product from favourites.')
    await expect.poll(() => order(page)).toEqual(before)
    await heart(page, names.calamansi).click()
    await confirmation(page).getByRole('button', { name: 'Continue' }).click()
    await expectToast(page, 'Success', 'Product removed from favourites')
    await expect(card(page, names.calamansi)).toHaveCount(0)
    await page.reload()
    await expect(grid(page).getByRole('article')).toHaveCount(LIKED - 1)
  },
)

test('removals show before the response, and concurrent removals do not affect each other, FAV-03', async ({ page, marketplace }) => {
  const lists: string[] = []
  page.on('response', (response) => response.url().includes('/api/likes/') && lists.push(response.url()))
  await marketplace.visit('/favourites', 'as:liza,slow:likeProduct:1500:2')
  await expect(card(page, names.calamansi)).toBeVisible()
  const before = lists.length
  for (const name of [names.calamansi, names.ensaymada]) {
    await heart(page, name).click()
    await confirmation(page).getByRole('button', { name: 'Continue' }).click()
    await expect(card(page, name)).toHaveCount(0, { timeout: 1000 })
  }
  await expectToast(page, 'Success', 'Product removed from favourites')
  await expect(page.getByText(`${LIKED - 2} products you like`)).toBeVisible()
  await expect(card(page, names.calamansi)).toHaveCount(0)
  await expect.poll(() => lists.length, 'the list is fetched again').toBeGreaterThan(before)
})

test('focus moves to the next card when a card is removed by keyboard, FAV-03 ACCESS-04', async ({ page, marketplace }) => {
  await marketplace.visit('/favourites', 'as:liza')
  await expect(grid(page).getByRole('article')).toHaveCount(LIKED)
  const [, second = '', third = ''] = await order(page)
  await tabTo(page, heart(page, second))
  await page.keyboard.press('Enter')
  await keyboard(page).press(confirmation(page).getByRole('button', { name: 'Continue' }))
  await expect(heart(page, third)).toBeFocused()
})

test('an empty list of favourites links to the shops, FAV-02', async ({ page, marketplace }) => {
  await marketplace.visit('/favourites', 'as:ana')
  await expect(page.getByText('You have no items in favourites')).toBeVisible()
  await page.getByRole('link', { name: 'Browse products' }).click()
  await expect(page).toHaveURL('/home')
})

test('a list that cannot be loaded offers Retry, FAV-01', async ({ page, marketplace }) => {
  await marketplace.visit('/favourites', 'as:liza,fail:listLikes:500:2')
  await expect(page.getByRole('alert').getByText(/^Error: /)).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(grid(page).getByRole('article')).toHaveCount(LIKED)
})

test('a visitor logs in first, FAV-01', async ({ page, marketplace }) => {
  await marketplace.visit('/favourites', 'as:visitor')
  await fillLogin(page, pointer, 'liza')
  await expect(page).toHaveURL('/favourites')
  await expect(grid(page).getByRole('article')).toHaveCount(LIKED)
})
