import type { Page } from 'playwright'
import { openBareCards } from './bareCards.ts'
import { percentile } from './figure.ts'
import { THROTTLE, throttle, withPage } from './page.ts'

const CARDS = 2000
const STRETCH = 400
/** A fast swipe, px per frame. */
const STEP = 60

interface Stretch {
  /** Of each frame, ms. */
  frames: number[]
  elements: number
}

function scrollTo(page: Page, cards: number): Promise<Stretch> {
  return page.evaluate(
    ({ cards, step }) =>
      new Promise<Stretch>((resolve) => {
        const list = document.querySelector('main ul[aria-label="Products"]')
        const shown = () =>
          Number(
            [...(list?.querySelectorAll(':scope > [aria-posinset]') ?? [])]
              .at(-1)
              ?.getAttribute('aria-posinset') ?? 0,
          )
        const frames: number[] = []
        let last = performance.now()
        const frame = (now: number) => {
          // There a frame waits for the server, not for rendering.
          const waiting =
            window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - step
          if (!waiting) frames.push(now - last)
          last = now
          if (shown() >= cards)
            return resolve({ frames, elements: document.getElementsByTagName('*').length })
          window.scrollBy({ top: step, behavior: 'instant' })
          requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      }),
    { cards, step: STEP },
  )
}

async function scrollDown(): Promise<{ stretches: Stretch[]; floor: Stretch }> {
  return withPage(async (page, origin) => {
    await page.goto(`${origin}/home?sim=products:${CARDS + 100}`)
    await page.locator('main a[href*="/products/"]').first().waitFor({ timeout: 60_000 })
    await throttle(page)
    const stretches: Stretch[] = []
    for (let cards = STRETCH; cards <= CARDS; cards += STRETCH)
      stretches.push(await scrollTo(page, cards))
    const bare = await page.context().newPage()
    await openBareCards(bare, page, CARDS)
    await page.close()
    await throttle(bare)
    return { stretches, floor: await scrollTo(bare, 2 * STRETCH) }
  })
}

/**
 * The cost of a list of 2,000 cards: the last median frame against the first, the p95 frame, ms,
 * also against the floor's, and the most elements.
 */
export async function longScroll() {
  const { stretches, floor } = await scrollDown()
  const [medians, slow] = [0.5, 0.95].map((share) =>
    stretches.map(({ frames }) => percentile(frames, share)),
  )
  const [first = NaN, last = NaN] = [medians?.[0], medians?.at(-1)]
  const all = stretches.flatMap(({ frames }) => frames)
  const p95 = percentile(all, 0.95)
  const least = percentile(floor.frames, 0.95)
  const list = (values: readonly number[] = []) => values.map((value) => value.toFixed(0)).join(' ')
  return {
    frames: {
      value: last / first,
      note: `at ${THROTTLE}× throttle, ms each ${STRETCH} cards: median ${list(medians)}`,
    },
    slow: { value: p95, note: `at ${THROTTLE}× throttle, ms each ${STRETCH} cards: ${list(slow)}` },
    againstFloor: { value: p95 / least, note: `${p95.toFixed(0)} against ${least.toFixed(0)} ms` },
    elements: {
      value: Math.max(...stretches.map(({ elements }) => elements)),
      note: list(stretches.map(({ elements }) => elements)),
    },
  }
}
