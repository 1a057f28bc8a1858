import { marketplaces } from './support/crashes.ts'
import { by, expect, test } from './support/test.ts'

test(
  'on a phone the next page is asked for while the last product is still below the screen, HOME-10 HOME-12',
  { tag: '@phone' },
  async ({ page, marketplace }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/products') asked.push(request.url())
    })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await marketplace.visit('/home')
    const last = by.article(by.list(page, 'Products')).nth(7)
    await expect(last).toBeAttached()
    await devtools.detach()
    /**
     * Scrolls the last product's end so many px below the screen, and waits until the browser has
     * seen it.
     */
    const scrollNear = (distance: number) =>
      last.evaluate(async (element, distance) => {
        window.scrollBy({
          top: element.getBoundingClientRect().bottom - window.innerHeight - distance,
          behavior: 'instant',
        })
        await new Promise(requestAnimationFrame)
        await new Promise((resolve) => new IntersectionObserver(resolve).observe(element))
      }, distance)

    await scrollNear(700)
    expect(asked).toHaveLength(1)
    await scrollNear(500)
    await expect.poll(() => asked).toHaveLength(2)
  },
)

test(
  'the marketplace opens while the app’s code is loading, and the app connects to that one',
  { tag: '@all' },
  async ({ page, browser }) => {
    let deliver = () => {}
    const held = new Promise<void>((resolve) => (deliver = resolve))
    await page.route('**/assets/app-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/home', { waitUntil: 'commit' })
    await expect.poll(() => marketplaces(browser, page)).toHaveLength(1)
    const early = await marketplaces(browser, page)
    deliver()
    await expect(by.article(page).first()).toBeVisible()
    expect(await marketplaces(browser, page)).toEqual(early)
  },
)
