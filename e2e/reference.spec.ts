import { openConsole } from './support/pageObjects.ts'
import { by, expect, test } from './support/test.ts'

test(
  'the API reference opens from the demo panel, and from each entry of the traffic at its place, without the network',
  { tag: '@all' },
  async ({ page, marketplace, context }) => {
    const opened = async (link: string) => {
      const opening = context.waitForEvent('page')
      await by.link(page, link).click()
      return opening
    }
    await marketplace.visit('/home')
    await openConsole(page, 'Home')
    const reference = await opened('API reference')
    await expect(by.heading(reference, /Suki marketplace API/)).toBeVisible({
      timeout: 20_000,
    })
    // The Traffic tab links to them: a call, an event, a tag.
    for (const [place, heading] of [
      ['/cart/addtocart', 'Add a product to the cart'],
      ['/chat/onchatmessage', 'A message in an open chat'],
      ['/chat', 'chat'],
    ] as const) {
      await reference.evaluate((hash) => void (location.hash = hash), place)
      await reference.reload()
      await expect(by.heading(reference, heading).first()).toBeInViewport()
    }
    await by.link(reference, 'Places').click()
    await expect(by.heading(reference, /Philippine places/)).toBeVisible()
    await reference.close()

    await by.tab(page, 'Traffic').click()
    await page.locator('main a[href*="/products/"]').first().click()
    await by.button(page, /^GET getProduct status 200/).click()
    const place = await opened('getProduct in the contract’s reference')
    await expect(by.heading(place, /Get a product$/)).toBeInViewport({
      timeout: 20_000,
    })
  },
)
