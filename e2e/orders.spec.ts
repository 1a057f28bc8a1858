import { orderCards } from './support/pageObjects.ts'
import { orderIds } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

const order = (page: Page, id: string) => orderCards(page).filter({ has: page.getByTitle(id) })

test(
  'orders are printed without the bars and buttons around them, ORDERS-08',
  { tag: ['@all', '@all-phone'] },
  async ({ page, marketplace }) => {
    await marketplace.visit('/profile/liza-manalo/orders', 'as:liza,freeze')
    await expect(by.button(order(page, orderIds.lizaPending), 'Cancel')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const landmark of ['banner', 'navigation', 'search', 'contentinfo'] as const)
      await expect(page.getByRole(landmark), landmark).toHaveCount(0)
    await expect(by.button(page, /^(?!Order #)/)).toHaveCount(0)
    await expect(order(page, orderIds.lizaPending)).toBeVisible()
  },
)

test(
  'six orders are on the first two screens, each with its next action; a press shows the rest, ORDERS-08',
  { tag: '@phone' },
  async ({ page, marketplace }) => {
    await marketplace.visit('/profile/liza-manalo/orders?status=COMPLETED', 'as:liza,freeze')
    const cards = orderCards(page)
    const sixth = cards.nth(5)
    await expect(by.button(sixth, 'Order Again')).toBeVisible()
    const { height } = page.viewportSize()!
    const box = await sixth.boundingBox()
    expect(box!.height).toBeLessThanOrEqual(200)
    expect(box!.y + box!.height).toBeLessThanOrEqual(2 * height)

    const first = cards.first()
    const again = await by.button(first, 'Order Again').boundingBox()
    const rate = await by.button(first, 'Rate').boundingBox()
    expect(again!.y).toBe(rate!.y)
    expect(again!.width).toBeGreaterThan(rate!.width)
    await expect(first.getByText('Payment Method')).toHaveCount(0)
    const details = by.button(first, /^Details, 1 product/)
    await details.click()
    await expect(first.getByText('Payment Method')).toBeVisible()
    await by.button(first, 'Hide details').click()
    await expect(first.getByText('Payment Method')).toHaveCount(0)
  },
)
