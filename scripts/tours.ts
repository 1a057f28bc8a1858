/**
 * `npm run tours`: records each tour, or those named, on a phone as an animation
 * (docs/tours/NAME.webp) of a picture per step. The demo's first page gets the visual tests'
 * picture of home. Needs a demo build.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'
import type { Tour } from '#fixtures/tours/tour.ts'
import { tours } from '#fixtures/tours/tours.ts'
import { withPage } from './bench/page.ts'
import { root } from './commands.mjs'
import { animate, toWebp } from './tours/animation.ts'

const SCREEN = { width: 360, height: 740 }
/** The largest animation, bytes. */
const LIMIT = 250_000
const QUALITIES = [0.75, 0.65, 0.55, 0.45, 0.35, 0.25]
/** How long a step and the last one are shown, ms. */
const [STEP_MS, LAST_MS] = [2200, 4000]
/** The app takes quicker presses at one place for a double press, ms. */
const PAUSE_MS = 500
const STILL = { animations: 'disabled' } as const

/** A picture (PNG) once nothing in view loads and two pictures in a row are the same. */
async function stillPicture(page: Page): Promise<Buffer> {
  await page.waitForFunction(() => {
    const inView = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    const loading = [...document.images].some((image) => !image.complete && inView(image))
    return !loading && !document.querySelector('[aria-busy="true"]')
  })
  let [before, now] = [await page.screenshot(STILL), await page.screenshot(STILL)]
  // oxlint-disable-next-line no-await-in-loop -- one after the other, to see whether something still moves
  while (!before.equals(now)) [before, now] = [now, await page.screenshot(STILL)]
  return now
}

async function record(page: Page, origin: string, { name, title, steps }: Tour): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  await page.goto(`${origin}/home?tour=${name}`)
  for (const [index, { action }] of steps.entries()) {
    const card = page.getByRole('region', {
      name: `${title}, step ${index + 1} of ${steps.length}`,
      exact: true,
    })
    await card.waitFor()
    pictures.push(await stillPicture(page))
    const isLast = index === steps.length - 1
    const button = action
      ? action.kind === 'happen'
        ? action.label
        : 'Do it for me'
      : isLast
        ? 'Finish'
        : 'Next'
    await setTimeout(PAUSE_MS)
    await card.getByRole('button', { name: button, exact: true }).click()
  }
  return pictures
}

/** With the best quality within the limit. */
async function encode(page: Page, pictures: readonly Buffer[]): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const frames = []
    for (const [index, png] of pictures.entries())
      frames.push({
        webp: await toWebp(page, png, quality),
        duration: index === pictures.length - 1 ? LAST_MS : STEP_MS,
      })
    const animation = animate(frames, SCREEN)
    if (animation.length <= LIMIT) return animation
  }
  throw new Error(
    `An animation of ${pictures.length} steps is larger than ${LIMIT} bytes at any quality`,
  )
}

const names = process.argv.slice(2)
await withPage(async (page, origin) => {
  await page.setViewportSize(SCREEN)
  const encoder = await page.context().newPage()
  const home = readFileSync(join(root, 'e2e/screenshots/home/full-360.png'))
  writeFileSync(join(root, 'mocks/demo/welcome/home.webp'), await toWebp(encoder, home, 0.8))
  for (const tour of tours.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const animation = await encode(encoder, await record(page, origin, tour))
    writeFileSync(join(root, 'docs/tours', `${tour.name}.webp`), animation)
    console.log(
      `docs/tours/${tour.name}.webp: ${tour.steps.length} steps, ${Math.round(animation.length / 1000)} KB`,
    )
  }
})
