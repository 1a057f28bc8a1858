import { expectPicture } from './support/pageObjects.ts'
import { names, productPath } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' })
const recent = (page: Page) => page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option')
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
const products = (page: Page) => page.getByRole('main').getByRole('article')

test('SEARCH-02 SEARCH-03 recent searches are offered, and can be cleared', { tag: '@widths' }, async ({ page, marketplace }) => {
  await marketplace.visit('/home', 'as:liza')
  await box(page).click()
  await expect(recent(page)).toHaveText(['jasmine rice', 'mangga', 'pandesal', 'itlog'])
  await expectPicture(recent(page).first().locator('img'))
  const cleared = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/users/recent/search/clear'),
  )
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  expect((await cleared).ok()).toBe(true)
  await expect(recent(page)).toHaveCount(0)
  await expect(page.getByText('No recent searches')).toBeVisible()
})

test('SEARCH-01 SEARCH-04 suggestions by keyboard: chosen, closed and opened again', async ({ page, marketplace }) => {
  await marketplace.visit('/home', 'as:mia')
  await box(page).fill('mang')
  await expect(suggestions(page).first()).toBeVisible()
  await box(page).press('ArrowDown')
  await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true')
  await box(page).press('ArrowUp')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await box(page).press('Escape')
  await expect(suggestions(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('mang')
  await box(page).press('ArrowDown')
  await box(page).press('ArrowDown')
  const text = (await page.getByRole('option', { selected: true }).textContent()) ?? ''
  await box(page).press('Enter')
  await expect(page).not.toHaveURL(/\/home/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text, { ignoreCase: true })
})

test('SEARCH-06 SEARCH-07 SEARCH-08 the search text is shown above the results', { tag: '@live' }, async ({ page, marketplace }) => {
  await marketplace.visit('/home', 'as:mia')
  await box(page).fill('jasmine rice')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/discover?query=jasmine+rice')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “jasmine rice”' })).toBeFocused()
  await expect(products(page).first()).toContainText(names.rice)
  await page.goto('/discover?query=rice&categories=pantry')
  await expect(page.getByRole('heading', { level: 1, name: /^“rice” in / })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/discover\?query=rice&categories=pantry$/)
  await page.getByRole('main').getByRole('link', { name: names.rice }).first().click()
  await expect(page).toHaveURL(productPath('jasmineRice'))
  // The search is stored under recent searches.
  await box(page).click()
  await expect(recent(page).first()).toHaveText(/rice/)
})

test(
  'SEARCH-05 SEARCH-09 a search without results says so and links to the categories',
  { tag: '@widths' },
  async ({ page, marketplace }) => {
    await marketplace.visit('/home', 'as:visitor')
    await box(page).fill('zzqx')
    await expect(page.getByText('No results found')).toBeVisible()
    await box(page).press('Enter')
    await expect(page.getByText('No products to show')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Homepage' }).click()
    await expect(page).toHaveURL('/home')
  },
)

test('SEARCH-10 a list that cannot be loaded shows Error and the message, without a colon', async ({ page, marketplace }) => {
  await marketplace.visit('/discover?query=rice', 'fail:listProducts:503:2')
  await expect(page.getByRole('alert').getByText(/^Error [^:]+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(products(page).first()).toContainText(/rice/i)
})
