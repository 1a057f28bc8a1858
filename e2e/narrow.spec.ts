import { names, productPath } from './support/records.ts'
import { expect, test } from './support/test.ts'

test('at 320 px nothing is cut off', async ({ page, marketplace }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path, sim] of [
    ['/home', ''],
    [productPath('mango'), 'as:liza'],
    ['/cart', ''],
    ['/profile/liza-manalo/orders', ''],
  ] as const) {
    await marketplace.visit(path, sim)
    await expect(
      page
        .getByRole('article')
        .or(page.getByRole('region', { name: names.mangoShop }))
        .or(page.getByText('in stock'))
        .first(),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})
