import { expectAccessible } from './support/axe.ts'
import { names, productPath } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const gallery = (page: Page) =>
  page.locator('section').and(page.getByRole('region', { name: /^Pictures of/ }))
const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ })
const fullScreen = (page: Page) => gallery(page).getByRole('button', { name: 'Full screen' })
const inBox = (page: Page, name: string) =>
  lightbox(page).getByRole('button', { name, exact: true })
const slides = (page: Page) => gallery(page).getByRole('list').first().locator('> li')
const expectPosition = (page: Page, text: string) =>
  expect(lightbox(page).getByText(text)).toBeVisible()

test(
  'the pictures open in full screen, also by keyboard, PRODUCT-04 PRODUCT-08 PRODUCT-09 PRODUCT-10',
  { tag: '@all-phone' },
  async ({ page, marketplace }) => {
    await marketplace.visit(productPath('mangoCake'))
    await fullScreen(page).press('Enter')
    await expectPosition(page, '1 / 3')
    await expect(inBox(page, 'Close')).toBeFocused()
    expect(
      await lightbox(page).evaluate((box) => getComputedStyle(box, '::backdrop').backgroundColor),
    ).toBe('rgba(0, 0, 0, 0.8)')
    const width = await lightbox(page)
      .getByRole('img')
      .first()
      .evaluate((image) => image.parentElement?.clientWidth ?? 0)
    expect(width).toBeLessThanOrEqual(800)
    await page.keyboard.press('ArrowRight')
    await expectPosition(page, '2 / 3')
    await page.keyboard.press('End')
    await expectPosition(page, '3 / 3')
    await page.keyboard.press('Home')
    await expectPosition(page, '1 / 3')
    await inBox(page, 'Picture 2').click()
    await expectPosition(page, '2 / 3')
    await expectAccessible(page)
    await inBox(page, 'Hide thumbnails').click()
    await expect(inBox(page, 'Picture 2')).toHaveCount(0)
    await inBox(page, 'Show thumbnails').click()
    await expect(inBox(page, 'Picture 2')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(fullScreen(page)).toBeFocused()
  },
)

/** Swipes over the pictures by two thirds of their width, above the buttons on them. */
async function swipe(page: Page, to: 'left' | 'right'): Promise<void> {
  const box = await gallery(page).getByRole('list').first().boundingBox()
  if (!box) throw new Error('There are no pictures')
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touches: number[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touches.map((place) => ({
        x: box.x + box.width * place,
        y: box.y + box.height / 4,
      })),
    })
  const places = [0.83, 0.7, 0.6, 0.5, 0.4, 0.3, 0.17]
  if (to === 'right') places.reverse()
  await touch('touchStart', places[0]!)
  for (const place of places.slice(1)) {
    // A finger moves from frame to frame; moves of one frame are merged, and may be no swipe at all.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await touch('touchMove', place)
  }
  await touch('touchEnd')
  await devtools.detach()
}

test(
  'touch swipes through the pictures, one at a time and back, PRODUCT-02',
  { tag: '@phone' },
  async ({ page, marketplace }) => {
    await marketplace.visit(productPath('mangoCake'))
    await gallery(page).getByRole('button', { name: 'Pause slideshow' }).tap()
    await gallery(page).getByRole('button', { name: 'Picture 1', exact: true }).tap()
    for (const [to, index] of [
      ['left', 2],
      ['left', 3],
      ['right', 2],
    ] as const) {
      await swipe(page, to)
      await expect(gallery(page).getByText(`${index} / 3`)).toBeVisible()
      await expect(slides(page).nth(index - 1)).toBeInViewport({ ratio: 0.99 })
    }
    // A swipe is not a click on the picture.
    await expect(lightbox(page)).toHaveCount(0)
  },
)

/** Notes what the page has asked for when its first product is in the document. */
function noteFirstProduct() {
  const content = 'article, [aria-label="Buy this product"]'
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(content)) return
    observer.disconnect()
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const preloaded = document.querySelectorAll<HTMLLinkElement>('link[as=image]')
    Object.assign(globalThis, {
      askedFirst: [...loaded, ...[...preloaded].map(({ href }) => href)],
    })
  }).observe(document, { childList: true, subtree: true })
}

test.describe('in a browser that has nothing of the app', () => {
  test.use({ isolated: true })

  const early = [
    {
      what: 'a product and its screen are',
      path: productPath('mango'),
      requests: [new RegExp(`^/api${productPath('mango')}$`), /^\/assets\/ProductPage-[\w-]+\.js$/],
      id: 'PRODUCT-01',
    },
    {
      what: 'the products of the home page are',
      path: '/home',
      requests: [/^\/api\/products\?page=1&/],
      id: 'HOME-10',
    },
  ]
  // In the demo nothing is asked for before the app.
  for (const { what, path, requests, id } of early)
    test(
      `${what} asked for while the app is loading, once, its picture before it is rendered, and nothing that it doesn’t show, ${id}`,
      { tag: ['@live', '@no-demo'] },
      async ({ page }) => {
        const asked: string[] = []
        page.on('request', (request) => {
          const { pathname, search } = new URL(request.url())
          asked.push(pathname + search)
        })
        const app = Promise.withResolvers<void>()
        await page.route('**/assets/app-*.js', (route) => app.promise.then(() => route.continue()))
        const counts = () => requests.map((one) => asked.filter((other) => one.test(other)).length)
        const once = requests.map(() => 1)
        await page.addInitScript(noteFirstProduct)
        await page.goto(path, { waitUntil: 'commit' })
        await expect.poll(counts).toEqual(once)
        app.resolve()
        await expect(page.getByText(names.mango).first()).toBeVisible()
        expect(counts()).toEqual(once)
        const first = await page.evaluate(() => Reflect.get(globalThis, 'askedFirst') as string[])
        expect(first).toContainEqual(expect.stringContaining('carabao-mango'))
        const files = first.filter((address) => address.includes('/assets/'))
        expect(
          files.filter(
            (path) =>
              !/\/(app|index|rolldown-runtime|parts|ProductPage|[\w-]*plus-jakarta)-/.test(path),
          ),
          'files that the first screen does not need',
        ).toEqual([])
      },
    )
})
