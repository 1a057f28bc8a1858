import { expect, test } from './support/test.ts'

test('the API reference opens from the demo panel, without the network', async ({ page, marketplace, context }) => {
  await marketplace.visit('/home')
  await page.getByRole('button', { name: 'Demo' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'API reference' }).click()
  const reference = await opened
  await expect(reference.getByRole('heading', { name: /Suki marketplace API/ })).toBeVisible({ timeout: 20_000 })
  await reference.getByRole('menuitem', { name: 'cart', exact: true }).click()
  await expect(reference.getByText('Add a product to the cart').first()).toBeVisible()
})
