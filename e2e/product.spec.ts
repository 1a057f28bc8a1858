import { expectAccessible } from './support/axe.ts'
import { expectRotation, expectSlide, stopTime } from './support/clock.ts'
import { pointer } from './support/inputDevice.ts'
import { expectToast, fillLogin } from './support/pageObjects.ts'
import { product, productPath } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const gallery = (page: Page) => page.locator('section').and(page.getByRole('region', { name: /^Pictures of/ }))
const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ })
const fullScreen = (page: Page) => gallery(page).getByRole('button', { name: 'Full screen' })
const inBox = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true })
const slides = (page: Page) => gallery(page).getByRole('list').first().locator('> li')
const expectPosition = (page: Page, text: string) => expect(lightbox(page).getByText(text)).toBeVisible()

test(
  'PRODUCT-04 PRODUCT-08 PRODUCT-09 PRODUCT-10 the pictures open in full screen, also by keyboard',
  { tag: '@widths' },
  async ({ page, marketplace }) => {
    await marketplace.visit(productPath('mangoCake'))
    await fullScreen(page).press('Enter')
    await expectPosition(page, '1 / 3')
    await expect(inBox(page, 'Close')).toBeFocused()
    expect(await lightbox(page).evaluate((box) => getComputedStyle(box, '::backdrop').backgroundColor)).toBe('rgba(0, 0, 0, 0.8)')
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

test('PRODUCT-05 PRODUCT-06 the slideshow is off at first, changes every 3 s and stops at the last slide', async ({
  page,
  marketplace,
}) => {
  await page.clock.install()
  await marketplace.visit(productPath('mangoCake'))
  await fullScreen(page).click()
  await stopTime(page)
  await expectPosition(page, '1 / 3')
  await page.clock.runFor(7000)
  await expectPosition(page, '1 / 3')
  await inBox(page, 'Play slideshow').click()
  await page.clock.runFor(2900)
  await expectPosition(page, '1 / 3')
  const slide = (index: number) => lightbox(page).getByRole('list', { name: 'Slides' }).locator('li').nth(index)
  await page.clock.runFor(200)
  await expectSlide(page, slide(1))
  await expectPosition(page, '2 / 3')
  await page.clock.runFor(3100)
  await expectSlide(page, slide(2))
  await expectPosition(page, '3 / 3')
  await expect(inBox(page, 'Play slideshow')).toBeDisabled()
  await page.clock.runFor(7000)
  await expectPosition(page, '3 / 3')
})

test('PRODUCT-01 PRODUCT-02 the carousel advances every 5 s, can be paused, and stops behind the lightbox', async ({
  page,
  marketplace,
}) => {
  await page.clock.install()
  await marketplace.visit(productPath('mangoCake'))
  const shown = gallery(page).getByText(/^\d \/ 3$/)
  await expect(shown).toBeVisible()
  await stopTime(page)
  const last = await expectRotation(page, shown, slides(page), 5000)
  await gallery(page).getByRole('button', { name: 'Pause the pictures' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(11_000)
  await expect(shown).toHaveText(last)
})

/** Swipes over the pictures by two thirds of their width, above the buttons on top of them. */
async function swipe(page: Page, to: 'left' | 'right'): Promise<void> {
  const box = await gallery(page).getByRole('list').first().boundingBox()
  if (!box) throw new Error('There are no pictures')
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place) => ({ x: box.x + box.width * place, y: box.y + box.height / 4 })),
    })
  const way = [0.83, 0.7, 0.6, 0.5, 0.4, 0.3, 0.17]
  if (to === 'right') way.reverse()
  await touch('touchStart', way[0]!)
  for (const place of way.slice(1)) await touch('touchMove', place)
  await touch('touchEnd')
  await devtools.detach()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('PRODUCT-02 touch swipes through the pictures, one at a time and back', async ({ page, marketplace }) => {
    await marketplace.visit(productPath('mangoCake'))
    await gallery(page).getByRole('button', { name: 'Pause the pictures' }).tap()
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
  })
})

const menu = (page: Page) => page.getByRole('button', { name: 'More about this product' })
const report = (page: Page) => page.getByRole('dialog', { name: 'Flag or report this product' })
async function openReport(page: Page): Promise<void> {
  await menu(page).click()
  await page.getByRole('button', { name: 'Flag or report this product' }).click()
}

test('REPORT-01 REPORT-02 REPORT-04 REPORT-05 REPORT-07 ERR-14 a visitor logs in and flags a product', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('paracetamol'), 'as:visitor')
  await openReport(page)
  await fillLogin(page, pointer, 'liza')
  await expect(report(page).getByRole('radio', { name: /^Flag/ })).toBeChecked()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/reports'))
  await report(page).getByRole('button', { name: 'Submit' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    type: 'PRODUCT',
    target_value: product('paracetamol').id,
    reported_by: 'BUYER',
    violation_level: 1,
  })
  await expectToast(page, 'Flag Submitted', 'Thank you for helping us maintain a safe marketplace.')
  await expect(menu(page)).toBeFocused()
})

test('REPORT-09 ERR-16 a report of a product that fails keeps what was typed', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('paracetamol'), 'as:liza,fail:createReport:500')
  await openReport(page)
  await report(page)
    .getByLabel(/What is wrong/)
    .fill('Past its date')
  await report(page).getByRole('button', { name: 'Submit' }).click()
  await expectToast(page, 'Error', 'Failed to submit report. Please try again later.')
  await expect(report(page).getByLabel(/What is wrong/)).toHaveValue('Past its date')
})

test('PRODUCT-12 the barcode is drawn', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('bangus'))
  const bars = page.getByText('Barcode (EAN-13) 2400358139793').locator('xpath=..').locator('svg path')
  await expect(bars).toHaveAttribute('d', /^M0 0h1v41/)
})

test('search engines find the product and its breadcrumbs as structured data', async ({ page, marketplace }) => {
  await marketplace.visit(`${productPath('mango')}?from=elsewhere`)
  await expect(page.getByRole('region', { name: 'Buyer Ratings' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${productPath('mango')}$`))
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Carabao Mango/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /₱165.00/)
  const nodes = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  )
  expect(nodes.find((node) => node['@type'] === 'Product')).toMatchObject({
    offers: { price: '165.00', priceCurrency: 'PHP', availability: 'https://schema.org/InStock' },
    aggregateRating: { '@type': 'AggregateRating' },
  })
  const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as { name: string }[]
  expect(trail.map(({ name }) => name)).toEqual(['Home', 'Fresh', 'Fresh produce', 'Fruits', 'Carabao Mango, Ripe, 1 kg'])
})

test('PRODUCT-07 a clip plays on demand, and stops when it or its slide leaves the screen', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('sardines'))
  const clip = gallery(page).locator('video')
  const thumbnail = (n: number) => gallery(page).getByRole('button', { name: new RegExp(`^(Picture|Clip) ${n}$`) })
  const play = async () => {
    await clip.evaluate((video: HTMLVideoElement) => video.play())
    await expect(clip).toHaveJSProperty('paused', false)
  }
  await thumbnail(2).click()
  await clip.evaluate((video: HTMLVideoElement) => {
    video.loop = true
  })
  await play()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(clip).toHaveJSProperty('paused', true)
  await gallery(page).scrollIntoViewIfNeeded()
  await play()
  await thumbnail(1).click()
  await expect(clip).toHaveJSProperty('paused', true)
})
