import { conversationIds } from '#fixtures/named.ts'
import type { Group } from '#observe/drift/groups.ts'
import { expectAccessibleAtBothWidths } from './support/axe.ts'
import { messageField } from './support/chat.ts'
import { driftButton, driftGroups, driftReport } from './support/drift.ts'
import { applyHostScenario } from './support/marketplace.ts'
import { names, productPath } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

/** None blocks the user: each breaks only a part of a screen. */
const planted = `
  listProducts:/items/*/price:type
  listProducts:/items/*/shop/shop_name:missing
  getProduct:/:status
  listProductReviews:/currentPage:missing
  listSimilarNearby:/*/distanceInKm:missing
  getSearchSuggestions:/*/query:type
  getRecentSearches:/*/query:missing
  getCurrentUser:/:status
  listLikes:/*/product/price:type
  getCart:/carts/*/products/*/price:missing
  getCart:/totalProductsCount:type
  listCustomerTransactions:/items/*/order_status:enum
  listCustomerTransactions:/items/*/payment_method:enum
  listSchedules:/*/schedule_type:enum
  listSchedules:/*/payment_method:enum
  listSchedules:/*/theme:enum
  listAddresses:/*/type:enum
  listAddresses:/*/zipcode:type
  listConversations:/items/*/latest_message:type
  countUnreadMessages:/:status
  listMessages:/items/*/type:enum
  sendMessage:/sender:enum
  listNotifications:/items/*/type:enum
  countUnreadNotifications:/unread_count:missing
  getShopByHandle:/followed_by:type
  listNearbyShops:/*/shop_status:enum
  onChatMessage:/type:enum
  onNotification:/is_read:type
  onIncomingMessage:/seller:missing
  onTyping:/is_typing:type
`
  .trim()
  .split(/\s+/)

const notFound = (groups: readonly Group[]) =>
  planted.filter((one) => {
    const [of = '', pointer = ''] = one.split(':')
    return !groups.some(({ places }) =>
      places.some(
        (place) => place.startsWith(`${of} `) && (pointer === '/' || place.endsWith(pointer)),
      ),
    )
  })

const unheardOf =
  'drift:getCurrentUser:/address/type:enum,drift:listCustomerTransactions:/items/*/delivery_method:enum,drift:listCustomerTransactions:/items/*/payment_status:enum'

/** Screens and a call that each makes; the bar has read the addresses. */
const screens = [
  [productPath('jasmineRice'), 'reviews'],
  ['/san-fernando-rice-center', 'shops/handle'],
  ['/cart', 'carts/user'],
  ['/profile/liza-manalo'],
  ['/profile/liza-manalo/orders', 'transactions/customer'],
  ['/order/schedule', 'order/schedule'],
  ['/nearby', 'shops/map'],
  ['/favourites', 'likes'],
  [`/liza-manalo/chats?chat=${conversationIds.lizaRice}`, 'conversations/chat'],
] as const

/** Waits for the answer of a call, by a part of its address. */
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

/** Opens a screen in the app; its frame and heading are there, whatever the host sends. */
async function open(page: Page, path: string, call?: string): Promise<void> {
  const navigate = () =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  await (call ? answered(page, call, navigate) : navigate())
  await expect(by.banner(page).first()).toBeVisible()
  await expect(by.h1(page).first()).toBeAttached()
  await expect(by.heading(by.main(page), 'Something went wrong')).toHaveCount(0)
}

test.describe('drift report', { tag: ['@all-live', '@no-demo'] }, () => {
  test('finds thirty planted deviations, while every screen keeps working; it can be read, copied and switched off', async ({
    page,
    marketplace,
    context,
  }) => {
    test.slow()
    await context.grantPermissions(['clipboard-read', 'clipboard-write', 'geolocation'])
    await context.setGeolocation({ latitude: 15.03711, longitude: 120.68833 })
    await answered(page, 'products', () =>
      marketplace.visit(
        '/home?drift=on',
        `as:liza,${planted.map((one) => `drift:${one}`).join(',')},${unheardOf}`,
      ),
    )
    await expect(page).toHaveURL('/home')
    for (const [path, call] of screens) await open(page, path, call)

    await test.step('what is loaded on demand, and events', async () => {
      const search = by.combobox(page, 'Search products')
      await answered(page, 'recent/search', () => search.click())
      await answered(page, 'suggestions', () => search.pressSequentially('rice'))
      await page.keyboard.press('Escape')
      // Not their number, whose call a closed panel takes back.
      await answered(page, /notifications\/user\/\w+(\?|$)/, () =>
        by.button(page, /^Notifications/).click(),
      )
      await expect(by.listitem(by.dialog(page, 'Notifications')).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await messageField(page.locator('main'), names.riceShop).fill('Bukas po ba kayo?')
      await page.keyboard.press('Enter')
      await applyHostScenario('as:liza,socket:flood:8')
    })

    await expect
      .poll(async () => notFound((await driftReport(page))?.groups ?? []), { timeout: 15_000 })
      .toEqual([])

    await test.step('the panel', async () => {
      await applyHostScenario('reset')
      await driftButton(page).press('Enter')
      const dialog = by.dialog(page, 'Drift report')
      const notes = by.region(dialog, /^Notes: other than the contract assumes \(\d+\)$/)
      await expect(by.listitem(notes).filter({ hasText: 'listNotifications' })).toContainText(
        'Meaning',
      )
      const prices = by.listitem(notes).filter({ hasText: 'Numbers are texts' })
      await expect(prices).toContainText(/ and \d+ more/)
      await expect(prices).toContainText('number')
      await expect(prices).toContainText('string')
      await expectAccessibleAtBothWidths(page)
      await by.button(dialog, 'Copy as Markdown').press('Enter')
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(/listProducts.* \| 200 \| `\/items\/\*\/shop\/shop_name` \|/)
      await by.button(dialog, 'Copy as JSON').press('Enter')
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('"pointer": "/items/*/shop/shop_name"')
      await by.button(dialog, 'Clear').press('Enter')
      await expect(dialog.getByText(/^(No difference|Nothing to compare) so far$/)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(driftButton(page)).toBeFocused()
      expect(await driftGroups(page)).toEqual([])
    })

    await test.step('switched off', async () => {
      await page.goto('/home?drift=off')
      await expect(by.h1(page).first()).toBeAttached()
      await expect(page).toHaveURL('/home')
      await expect(driftButton(page)).toHaveCount(0)
      await page.reload()
      await expect(driftButton(page)).toHaveCount(0)
    })
  })
})
