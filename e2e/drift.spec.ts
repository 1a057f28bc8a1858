import { conversationIds } from '#fixtures/named.ts'
import { notFound, plantedDirectives, plantedDrifts } from '../tests/support/plantedDrift.ts'
import { expectAccessible } from './support/axe.ts'
import { messageField } from './support/chat.ts'
import { driftButton, driftGroups, driftReport } from './support/drift.ts'
import { applyHostScenario } from './support/marketplace.ts'
import { names, productPath } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

/** Further unknown values, which screens show. */
const unheardOf =
  'drift:getCurrentUser:/address/type:enum,drift:listCustomerTransactions:/items/*/delivery_method:enum,drift:listCustomerTransactions:/items/*/payment_status:enum'

/** Screens, each with a call that it makes. */
const screens = [
  [productPath('jasmineRice'), 'reviews'],
  ['/san-fernando-rice-center', 'shops/handle'],
  ['/cart', 'carts/user'],
  ['/profile/liza-manalo', 'addresses'],
  ['/profile/liza-manalo/orders', 'transactions/customer'],
  ['/order/schedule', 'order/schedule'],
  ['/nearby', 'shops/map'],
  ['/favourites', 'likes'],
  [`/liza-manalo/chats?chat=${conversationIds.lizaRice}`, 'conversations/chat'],
] as const

/** Waits for the answer of a call, by a part of its address, while something is done. */
async function answered(
  page: Page,
  call: string | RegExp,
  act: () => Promise<unknown>,
): Promise<void> {
  const part = new RegExp(call)
  const answer = page.waitForResponse(
    (response) => response.url().includes(`/api/`) && part.test(response.url()),
  )
  await act()
  await (await answer).finished()
}

/**
 * Opens a screen without a new page; whatever the host sends, its frame and its heading are there.
 */
async function open(page: Page, path: string, call: string): Promise<void> {
  const navigate = () =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  await answered(page, call, navigate)
  await expect(page.getByRole('banner').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Something went wrong' }),
  ).toHaveCount(0)
}

test.describe('drift report', { tag: ['@all-live', '@no-demo'] }, () => {
  test('finds thirty planted deviations, while every screen keeps working; it can be read, copied and switched off', async ({
    page,
    marketplace,
    context,
  }) => {
    // Some fifteen screens and dialogs.
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write', 'geolocation'])
    await context.setGeolocation({ latitude: 15.03711, longitude: 120.68833 })
    await answered(page, 'products', () =>
      marketplace.visit('/home?drift=on', `as:liza,${plantedDirectives},${unheardOf}`),
    )
    await expect(page).toHaveURL('/home')
    for (const [path, call] of screens) await open(page, path, call)

    await test.step('what is loaded on demand, and events', async () => {
      const search = page.getByRole('combobox', { name: 'Search products' })
      await answered(page, 'recent/search', () => search.click())
      await answered(page, 'suggestions', () => search.pressSequentially('rice'))
      await page.keyboard.press('Escape')
      // Not their number: a panel that is closed takes its call back.
      await answered(page, /notifications\/user\/\w+(\?|$)/, () =>
        page.getByRole('button', { name: /^Notifications/ }).click(),
      )
      await expect(
        page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first(),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await messageField(page.locator('main'), names.riceShop).fill('Bukas po ba kayo?')
      await page.keyboard.press('Enter')
      await applyHostScenario('as:liza,socket:flood:8')
    })

    await expect
      .poll(async () => notFound((await driftReport(page))?.groups ?? []), { timeout: 15_000 })
      .toEqual([])
    expect(plantedDrifts).toHaveLength(30)

    await test.step('the panel', async () => {
      await applyHostScenario('reset')
      await driftButton(page).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Drift report' })
      const assumed = dialog.getByRole('region', {
        name: /^Contradicts an assumption of the contract \(\d+\)$/,
      })
      await expect(
        assumed.getByRole('listitem').filter({ hasText: 'listNotifications' }),
      ).toContainText('Assumed')
      const faults = dialog.getByRole('region', { name: /^Differs from the contract \(\d+\)$/ })
      const price = faults
        .getByRole('listitem')
        .filter({ hasText: 'listProducts' })
        .filter({ hasText: '/items/*/price' })
      await expect(price).toContainText('number')
      await expect(price).toContainText('string')
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Copy as Markdown' }).press('Enter')
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('| listProducts | 200 | `/items/*/price` |')
      await dialog.getByRole('button', { name: 'Copy as JSON' }).press('Enter')
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('"pointer": "/items/*/price"')
      await dialog.getByRole('button', { name: 'Clear' }).press('Enter')
      await expect(dialog.getByText(/^(No difference|Nothing to compare) so far$/)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(driftButton(page)).toBeFocused()
      expect(await driftGroups(page)).toEqual([])
    })

    await test.step('switched off', async () => {
      await page.goto('/home?drift=off')
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await expect(page).toHaveURL('/home')
      await expect(driftButton(page)).toHaveCount(0)
      await page.reload()
      await expect(driftButton(page)).toHaveCount(0)
    })
  })
})
