import { expectAccessible } from './support/axe.ts'
import { productPath } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

const gallery = (page: Page) => page.locator('section').and(by.region(page, /^Pictures of/))
const lightbox = (page: Page) => by.dialog(page, /^Pictures of/)
const fullScreen = (page: Page) => by.button(gallery(page), 'Full screen')
const inBox = (page: Page, name: string) => by.button(lightbox(page), name, { exact: true })
const slides = (page: Page) => by.list(gallery(page)).first().locator('> li')
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
    const width = await by
      .img(lightbox(page))
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

/** Above the buttons on the pictures. */
async function swipe(page: Page, to: 'left' | 'right'): Promise<void> {
  const box = await by.list(gallery(page)).first().boundingBox()
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
    // Moves of one frame are merged, and may be no swipe.
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
    await by.button(gallery(page), 'Pause slideshow').tap()
    await by.button(gallery(page), 'Picture 1', { exact: true }).tap()
    for (const [to, index] of [
      ['left', 2],
      ['left', 3],
      ['right', 2],
    ] as const) {
      await swipe(page, to)
      await expect(gallery(page).getByText(`${index} / 3`)).toBeVisible()
      await expect(slides(page).nth(index - 1)).toBeInViewport({ ratio: 0.99 })
    }
    await expect(lightbox(page)).toHaveCount(0)
  },
)
