import type { Page } from 'playwright'
import { type Measured, percentile } from './figure.ts'
import { isBuilt, withPage } from './page.ts'

/** Cards on the way down, and how many of them count as one stretch. */
const CARDS = 2000
const STRETCH = 400
/** How much slower the processor is made. */
const THROTTLE = 4
/** Px per frame: a brisk thumb. */
const STEP = 60

interface Stretch {
  /** Milliseconds of each frame while the thumb moved. */
  frames: number[]
  /** Elements in the page at the end of it. */
  elements: number
}

/** Scrolls down frame by frame until `cards` have come. */
function scrollTo(page: Page, cards: number): Promise<Stretch> {
  return page.evaluate(
    ({ cards, step }) =>
      new Promise<Stretch>((resolve) => {
        const list = document.querySelector('main ul[aria-label="Products"]')
        const shown = () => Number(list?.lastElementChild?.getAttribute('aria-posinset') ?? 0)
        const frames: number[] = []
        let last = performance.now()
        const frame = (now: number) => {
          // A frame at the very bottom waits for the next page: that is the server's time.
          const waiting = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - step
          if (!waiting) frames.push(now - last)
          last = now
          if (shown() >= cards) return resolve({ frames, elements: document.getElementsByTagName('*').length })
          window.scrollBy({ top: step, behavior: 'instant' })
          requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      }),
    { cards, step: STEP },
  )
}

async function scrollDown(): Promise<Stretch[]> {
  return withPage('dist-demo', async (page, origin) => {
    await page.goto(`${origin}/home?sim=products:${CARDS + 100}`)
    await page.locator('main a[href*="/products/"]').first().waitFor({ timeout: 60_000 })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    const stretches: Stretch[] = []
    for (let cards = STRETCH; cards <= CARDS; cards += STRETCH) stretches.push(await scrollTo(page, cards))
    return stretches
  })
}

/** How a list of 2,000 cards grows: its frames at the end against those at the start, and the elements it holds at most. */
export async function longScroll(): Promise<{ frames: Measured; elements: Measured }> {
  if (!isBuilt('dist-demo')) {
    const note = 'build the demo first: npm run build:demo'
    return { frames: { note }, elements: { note } }
  }
  const stretches = await scrollDown()
  const [medians, slow] = [0.5, 0.95].map((share) => stretches.map(({ frames }) => percentile(frames, share)))
  const [first = NaN, last = NaN] = [medians?.[0], medians?.at(-1)]
  const list = (values: readonly number[] = []) => values.map((value) => value.toFixed(0)).join(' ')
  return {
    frames: { value: last / first, note: `at ${THROTTLE}× throttle, ms each ${STRETCH} cards: median ${list(medians)}, p95 ${list(slow)}` },
    elements: { value: Math.max(...stretches.map(({ elements }) => elements)), note: list(stretches.map(({ elements }) => elements)) },
  }
}
