import { expect, test } from './support/test.ts'

test(
  'the API reference opens from the demo panel, and from each entry of the traffic at its place, without the network',
  { tag: '@all' },
  async ({ page, marketplace, context }) => {
    const opened = async (link: string) => {
      const opening = context.waitForEvent('page')
      await page.getByRole('link', { name: link }).click()
      return opening
    }
    await marketplace.visit('/home')
    await page.getByRole('button', { name: 'Demo' }).click()
    await page.getByRole('tab', { name: 'Home' }).click()
    const reference = await opened('API reference')
    await expect(reference.getByRole('heading', { name: /Suki marketplace API/ })).toBeVisible({
      timeout: 20_000,
    })
    // The places to which the Traffic tab links: a call, an event, a tag.
    for (const [place, heading] of [
      ['/cart/addtocart', 'Add a product to the cart'],
      ['/chat/onchatmessage', 'A message in an open chat'],
      ['/chat', 'chat'],
    ] as const) {
      await reference.evaluate((hash) => void (location.hash = hash), place)
      await reference.reload()
      await expect(reference.getByRole('heading', { name: heading }).first()).toBeInViewport()
    }
    await reference.getByRole('link', { name: 'Places' }).click()
    await expect(reference.getByRole('heading', { name: /Philippine places/ })).toBeVisible()
    await reference.close()

    await page.getByRole('tab', { name: 'Traffic' }).click()
    await page.locator('main a[href*="/products/"]').first().click()
    await page.getByRole('button', { name: /^GET getProduct status 200/ }).click()
    const place = await opened('getProduct in the contract’s reference')
    await expect(place.getByRole('heading', { name: /Get a product$/ })).toBeInViewport({
      timeout: 20_000,
    })
  },
)
