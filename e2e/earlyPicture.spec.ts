import { names, productPath } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

// On a phone, the picture of a live product shows while the app is still loading (`index.html`).
test.use({ viewport: { width: 360, height: 740 }, isolated: true })

// The demo has no product before its app.
const liveOnly = { tag: ['@all-live', '@no-demo'] }

/** Holds files back until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, (route) => promise.then(() => route.continue()))
  return resolve
}
const starting = (page: Page) => page.getByRole('status').filter({ hasText: 'Opening the shops…' })
const title = (page: Page) => page.getByRole('heading', { level: 1, name: names.mango })

test('the picture shows before the app has come, and stays where it is, PRODUCT-01', liveOnly, async ({ page }) => {
  const [deliverApp, deliverScreen] = [await hold(page, '**/assets/app-*.js'), await hold(page, '**/assets/ProductPage-*.js')]
  const picture = page.locator('img[src*="mango"]').first()
  const place = async () => {
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    return picture.boundingBox()
  }

  await page.goto(productPath('mango'), { waitUntil: 'commit' })
  await expect(starting(page)).toBeVisible()
  const early = await place()
  expect(early?.width).toBeGreaterThan(250)
  deliverApp()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  expect(await place()).toEqual(early)
  deliverScreen()
  await expect(page.getByRole('img', { name: `${names.mango}, picture 1` })).toBeVisible()
  expect(await place()).toEqual(early)
})

test('a picture that is lost leaves its tile empty until the app has come, PRODUCT-01', liveOnly, async ({ page, monitor }) => {
  monitor.allow(/ERR_FAILED/)
  const deliverApp = await hold(page, '**/assets/app-*.js')
  await page.route(/mango[^/]*\.(webp|jpe?g|png)/, (route) => route.abort())
  await page.goto(productPath('mango'), { waitUntil: 'commit' })
  const picture = starting(page).locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  // Neither the browser's sign for a broken picture nor a text.
  await expect(picture).toHaveAttribute('alt', '')
  await expect(picture).toHaveJSProperty('naturalWidth', 0)
  deliverApp()
  await expect(title(page)).toBeVisible()
  await expect(starting(page)).toHaveCount(0)
})

test('a clip that comes first is not asked for as a picture, PRODUCT-07', liveOnly, async ({ page, monitor }) => {
  monitor.allow(/status of 404/)
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/first.mp4') && asked.push(request.resourceType()))
  await page.route('**/api/products/*', async (route) => {
    const answer = await route.fetch()
    const product = await answer.json()
    await route.fulfill({ response: answer, json: { ...product, gallery: ['/first.mp4', ...product.gallery] } })
  })
  await page.goto(productPath('mango'))
  await expect(title(page)).toBeVisible()
  await expect(page.locator('video[src="/first.mp4"]')).toBeVisible()
  await expect.poll(() => asked).toEqual(['media'])
})
