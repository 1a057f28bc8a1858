import { expect, type Locator, type Page, test } from './test.ts'

/** The fixed time of the worlds in all pictures. It is in the future, since a token issued in the past would have expired. */
const MOMENT = '2040-03-05T10:00:00+08:00'
const fixedClock = 'clock:2040-03-05T10.00,freeze'

const sizes = [
  { width: 1280, height: 800 },
  { width: 768, height: 900 },
  { width: 360, height: 740 },
]

/** One screen in one state, and how to get there. */
export interface Screen {
  /** Name of the picture: the screen, then its state. */
  name: string
  path: string
  /** The directives after `?sim=`, without the clock. */
  sim?: string
  /** Steps on the screen before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
  /** Before the screen is opened, at each width. */
  before?: (page: Page) => Promise<unknown>
  /** Only these widths of the three. */
  widths?: readonly number[]
  /** The screen is opened again at each width: what the steps open is closed when the layout changes. */
  anew?: boolean
  /** What must be visible in the picture. */
  shows: (page: Page) => Locator
  /** Parts that differ between machines. */
  mask?: (page: Page) => Locator
  /** Console errors that are expected in this state. */
  allow?: RegExp
}

/** Waits until fonts are loaded, pictures in view are decoded, maps are drawn, and the layout has adapted to the window size. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const inView = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && top < innerHeight && bottom > 0
    }
    await Promise.all([...document.images].filter(inView).map((image) => image.decode().catch(() => {})))
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-map]')].every(
      (map) => !map.checkVisibility() || (map.dataset.map === 'idle' && map.querySelector('canvas')?.clientWidth === map.clientWidth),
    ),
  )
}

/** Takes a picture of each screen at each width. */
export function takePictures(area: string, ...screens: readonly Screen[]): void {
  test.use({ moment: MOMENT })
  for (const { name, path, sim, before, act, widths, anew, shows, mask, allow } of screens) {
    test(`${area}: ${name}`, async ({ page, marketplace, monitor }) => {
      if (allow) monitor.allow(allow)
      // Each width loads the screen again.
      if (anew) test.slow()
      const chosen = sizes.filter(({ width }) => widths?.includes(width) ?? true)
      for (const [i, size] of chosen.entries()) {
        await page.setViewportSize(size)
        if (i === 0 || anew) {
          await before?.(page)
          await marketplace.visit(path, sim ? `${fixedClock},${sim}` : fixedClock)
          await act?.(page)
          // A long timeout, since a slow machine must not fail a test of appearance.
          await expect(shows(page).first()).toBeVisible({ timeout: 60_000 })
          await page.mouse.move(0, 0)
        }
        await settle(page)
        await expect.soft(page).toHaveScreenshot([area, `${name}-${size.width}.png`], { mask: mask && [mask(page)] })
      }
    })
  }
}

/** The loading state and the error state that screens have in common. */
export const waiting = (page: Page) => page.locator('[aria-busy=true]')
export const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })
/** Fault directives: a response delayed beyond the test, and a failure that persists. */
export const hang = (operation: string) => `slow:${operation}:60000:9`
export const fail = (operation: string) => `fail:${operation}:503:9`
