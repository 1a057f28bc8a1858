import { expectAccessible } from './axe.ts'
import type { Marketplace } from './marketplace.ts'
import { expect, type Locator, type Page, test } from './test.ts'

/** In the future, since tokens of the past have expired. */
const MOMENT = '2040-03-05T10:00:00+08:00'
const fixedClock = 'clock:2040-03-05T10.00,freeze'
/** ms. */
const timeout = 60_000

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

interface State {
  name: string
  /** By default the state before. */
  path?: string
  /** Directives without the clock. */
  sim?: string
  act?: (page: Page, marketplace: Marketplace) => Promise<unknown>
  shows: (page: Page) => Locator
}

/** axe checks it at the last width; it has no picture. */
interface FurtherState extends State {
  close?: (page: Page) => Promise<unknown>
}

interface Screen extends State {
  path: string
  /** At each width. */
  before?: (page: Page) => Promise<unknown>
  /** By default both. */
  width?: 1280 | 360
  /** Opened again at each width, where a change of the layout would close something. */
  reload?: boolean
  /** Only a picture: axe checks the screen in another visit. */
  part?: boolean
  /** Expected console errors and foreign requests. */
  allow?: RegExp
  more?: readonly FurtherState[]
  rows?: string
}

/** Waits for fonts, pictures in view, maps, and the layout. */
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

export function takePictures(area: string, ...screens: readonly Screen[]): void {
  test.use({ moment: MOMENT })
  for (const screen of screens) {
    const { name, before, width, reload, part, allow, more = [], rows } = screen
    const title = part
      ? `${area}, ${name}: looks as in its pictures`
      : `${area}, ${name}: looks as in its pictures and passes axe`
    test(rows ? `${title}, ${rows}` : title, async ({ page, marketplace, monitor }) => {
      if (allow) monitor.allow(allow)
      // Pictures have no tab of the demo, and no strip for it.
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(':root { --safe-right: 0px !important }')
        document.adoptedStyleSheets.push(sheet)
      })
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
        await expect.soft(page).toHaveScreenshot([area, `${name}-${size.width}.png`])
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
