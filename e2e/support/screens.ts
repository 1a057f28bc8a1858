import { expectAccessible } from './axe.ts'
import type { Marketplace } from './marketplace.ts'
import { expect, type Locator, type Page, test } from './test.ts'

/**
 * The fixed time of the worlds in all pictures. It is in the future, since a token issued in the
 * past would have expired.
 */
const MOMENT = '2040-03-05T10:00:00+08:00'
const fixedClock = 'clock:2040-03-05T10.00,freeze'
/** A long wait, since a slow machine must not fail a test of appearance, ms. */
const timeout = 60_000

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

interface State {
  /** The state, as the steps of the test call it. */
  name: string
  /** Where it is, unless it is reached from the state before. */
  path?: string
  /** The directives after `?sim=`, without the clock. */
  sim?: string
  /** Steps on the screen. */
  act?: (page: Page, marketplace: Marketplace) => Promise<unknown>
  /** What must be visible. */
  shows: (page: Page) => Locator
}

/**
 * A further state of a screen. axe checks it at the last of the screen's widths; it has no picture.
 */
interface FurtherState extends State {
  /** Steps after the check, for the next state. */
  close?: (page: Page) => Promise<unknown>
}

/** One screen in one state, how to get there, and what can be opened from there. */
interface Screen extends State {
  /** Name of the picture: the screen's state. */
  name: string
  path: string
  /** Before the screen is opened, at each width. */
  before?: (page: Page) => Promise<unknown>
  /** Only this width of the two. */
  width?: 1280 | 360
  /**
   * The screen is opened again at each width: what the steps open is closed when the layout
   * changes.
   */
  reload?: boolean
  /** Another part of a screen that axe checks in another visit: only a picture. */
  part?: boolean
  /** Parts of the picture that differ between machines. */
  mask?: (page: Page) => Locator
  /** Console errors and foreign requests that are expected. */
  allow?: RegExp
  more?: readonly FurtherState[]
  /** Requirements that the visit shows. */
  rows?: string
}

/**
 * Waits until fonts are loaded, pictures in view are decoded, maps are drawn, and the layout has
 * adapted to the window size.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const inView = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && top < innerHeight && bottom > 0
    }
    await Promise.all(
      [...document.images].filter(inView).map((image) => image.decode().catch(() => {})),
    )
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-map]')].every(
      (map) =>
        !map.checkVisibility() ||
        (map.dataset.map === 'idle' &&
          map.querySelector('canvas')?.clientWidth === map.clientWidth),
    ),
  )
}

/** Visible texts that are too small to be read. */
const tinyTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
      )
      .filter(
        (element) =>
          element.checkVisibility() && Number.parseFloat(getComputedStyle(element).fontSize) < 9,
      )
      .map(({ textContent }) => textContent),
  )

async function enter(
  { path, sim, act, shows }: State,
  page: Page,
  marketplace: Marketplace,
): Promise<void> {
  if (path) await marketplace.visit(path, sim ? `${fixedClock},${sim}` : fixedClock)
  await act?.(page, marketplace)
  await expect(shows(page).first()).toBeVisible({ timeout })
}

/**
 * Takes a picture of each screen at each width, checks it there with axe, and then its further
 * states.
 */
export function takePictures(area: string, ...screens: readonly Screen[]): void {
  test.use({ moment: MOMENT })
  for (const screen of screens) {
    const { name, before, width, reload, part, mask, allow, more = [], rows } = screen
    const title = part
      ? `${area}, ${name}: looks as in its pictures`
      : `${area}, ${name}: looks as in its pictures and passes axe`
    test(rows ? `${title}, ${rows}` : title, async ({ page, marketplace, monitor }) => {
      if (allow) monitor.allow(allow)
      // The pictures have no tab of the demo, and so no strip for it either.
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(':root { --safe-right: 0px !important }')
        document.adoptedStyleSheets.push(sheet)
      })
      // Each width loads the screen again, and axe takes seconds for each state.
      if (reload || more.length > 0) test.slow()
      const chosen = sizes.filter((size) => width === undefined || size.width === width)
      for (const [i, size] of chosen.entries()) {
        await page.setViewportSize(size)
        if (i === 0 || reload) {
          await before?.(page)
          await enter(screen, page, marketplace)
          await page.mouse.move(0, 0)
        }
        await settle(page)
        await expect
          .soft(page)
          .toHaveScreenshot([area, `${name}-${size.width}.png`], { mask: mask && [mask(page)] })
        expect.soft(await tinyTexts(page), 'too small to be read').toEqual([])
        if (!part) await expectAccessible(page)
      }
      for (const state of more)
        await test.step(state.name, async () => {
          await enter(state, page, marketplace)
          await expectAccessible(page)
          await state.close?.(page)
        })
    })
  }
}

/** A response delayed beyond the test. */
export const hang = (operation: string) => `slow:${operation}:60000:9`
