import { expect, type Locator, type Page, test } from './test.ts'

/** The worlds of all pictures start at this moment and stand still. It lies ahead, since a login of the past has run out. */
const MOMENT = '2040-03-05T10:00:00+08:00'
const standing = 'clock:2040-03-05T10.00,freeze'

const sizes = [
  { width: 1280, height: 800 },
  { width: 768, height: 900 },
  { width: 360, height: 740 },
]

/** One screen in one state, and how one gets there. */
export interface Screen {
  /** Name of the picture: the screen, then its state. */
  name: string
  path: string
  /** What stands behind `?sim=`, apart from the clock. */
  sim?: string
  /** What is done there before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
  /** What must be visible in the picture. */
  shows: (page: Page) => Locator
  /** What differs from machine to machine. */
  mask?: (page: Page) => Locator
  /** Lines of the console that belong to the state. */
  allow?: RegExp
}

/** Fonts are there, what lies in view is decoded, and the layout has followed the size of the window. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const inView = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && top < innerHeight && bottom > 0
    }
    await Promise.all([...document.images].filter(inView).map((image) => image.decode().catch(() => {})))
  })
}

/** Takes a picture of each screen at each width. */
export function shoot(area: string, ...screens: readonly Screen[]): void {
  for (const { name, path, sim, act, shows, mask, allow } of screens) {
    test(`${area}: ${name}`, async ({ page, marketplace, monitor }) => {
      if (allow) monitor.allow(allow)
      await page.clock.setFixedTime(MOMENT)
      await marketplace.visit(path, sim ? `${standing},${sim}` : standing)
      await act?.(page)
      // A busy machine may be late, the picture is not a matter of time.
      await expect(shows(page).first()).toBeVisible({ timeout: 30_000 })
      await page.mouse.move(0, 0)
      for (const size of sizes) {
        await page.setViewportSize(size)
        await settle(page)
        await expect.soft(page).toHaveScreenshot([area, `${name}-${size.width}.png`], { mask: mask && [mask(page)] })
      }
    })
  }
}

/** Every screen while it waits, and when it could not be loaded. */
export const waiting = (page: Page) => page.locator('[aria-busy=true]')
export const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })
/** Fault directives: an answer that does not come while somebody looks, and a failure that lasts. */
export const hang = (operation: string) => `slow:${operation}:60000:9`
export const fail = (operation: string) => `fail:${operation}:503:9`
