import { productPath } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

const gallery = (page: Page) => page.locator('section').and(by.region(page, /^Pictures of/))
const slides = (page: Page) => by.list(gallery(page)).first().locator('> li')

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
      const picture = by.button(gallery(page), `Picture ${index}`, { exact: true })
      await expect(picture).toHaveAttribute('aria-current', 'true')
      await expect(slides(page).nth(index - 1)).toBeInViewport({ ratio: 0.99 })
    }
    await expect(by.dialog(page, /^Pictures of/)).toHaveCount(0)
  },
)
