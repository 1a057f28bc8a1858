import type { Page } from 'playwright'
import { notBuilt, openChat, SHOP } from './chat.ts'
import { type Measured, percentile } from './figure.ts'
import { isBuilt, THROTTLE, throttle, withPage } from './page.ts'

/** Messages of a short and of a long thread. */
const [SHORT, LONG] = [50, 5000]
/** Px that are scrolled up in each stretch, about 40 messages, and in each frame. */
const STRETCH = 1800
const STEP = 30
/** In the long thread a second stretch begins when so many messages have been loaded. */
const DEEP = 400
/** How often a thread is opened. */
const ROUNDS = 3

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

interface ThreadCost {
  /** Milliseconds from the click on Chat until the messages are painted, median. */
  opening: number
  /**
   * Milliseconds of each frame while the newest messages, and in a long thread those before the
   * last 400, are scrolled past.
   */
  near: number[]
  deep: number[]
  /** Elements in the page at the end. */
  elements: number
}

/**
 * Scrolls up a stretch frame by frame, once at least `loaded` messages are in the page;
 * milliseconds of each frame of the stretch.
 */
function scrollUp(page: Page, loaded = 0): Promise<number[]> {
  return page.evaluate(
    ({ loaded, step, stretch }) =>
      new Promise<number[]>((resolve) => {
        const box = document.querySelector<HTMLElement>(
          '[role=region][aria-label^="Messages with"]',
        )
        const frames: number[] = []
        let [last, waited] = [performance.now(), 0]
        const frame = (now: number) => {
          // At the top a frame waits for the server, not for rendering.
          const atTop = !box || box.scrollTop <= 0
          const counts = document.querySelectorAll('[data-message]').length >= loaded
          if (counts && !atTop) frames.push(now - last)
          waited = atTop ? waited + 1 : 0
          last = now
          if (!box || waited > 300 || frames.length * step >= stretch) return resolve(frames)
          // Stretches before the measured one are scrolled past quickly.
          box.scrollTop -= counts ? step : 10 * step
          requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      }),
    { loaded, step: STEP, stretch: STRETCH },
  )
}

/** Milliseconds from a click on the page's button of the chat until its messages are painted. */
function timeOpening(page: Page): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        document.querySelector<HTMLElement>(`button[aria-label="Chat with ${name}"]`)?.click()
        const look = () => {
          if (!document.querySelector('[data-message]')) return requestAnimationFrame(look)
          // The frame in which they are there is painted before the next one.
          return requestAnimationFrame(() => resolve(performance.now() - start))
        }
        look()
      }),
    SHOP,
  )
}

async function threadCost(length: number): Promise<ThreadCost> {
  return withPage('dist-demo', async (page, origin) => {
    await openChat(page, origin, `,thread:riceCenter:${length}`)
    const { href } = new URL(page.url())
    const openings: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await page
        .getByRole('button', { name: `Close chat with ${SHOP}` })
        .first()
        .click()
      // The code of windows comes from the browser's cache now, the messages from the marketplace.
      await page.goto(href)
      await page
        .getByRole('button', { name: `Chat with ${SHOP}` })
        .first()
        .waitFor()
      await throttle(page, THROTTLE)
      openings.push(await timeOpening(page))
    }
    const near = await scrollUp(page)
    const deep = length > DEEP ? await scrollUp(page, DEEP) : []
    return {
      opening: percentile(openings, 0.5),
      near,
      deep,
      elements: await page.locator('*').count(),
    }
  })
}

/** A thread of 5,000 messages against one of 50: opening it, and the frames of scrolling in it. */
export async function longThread(): Promise<{ opening: Measured; frames: Measured }> {
  if (!isBuilt('dist-demo')) return { opening: notBuilt, frames: notBuilt }
  const [short, long] = [await threadCost(SHORT), await threadCost(LONG)]
  const stretches = [short.near, long.near, long.deep]
  const [base = NaN, ...others] = stretches.map(mean)
  const list = (value: (frames: number[]) => number) =>
    stretches.map((frames) => value(frames).toFixed(1)).join(' ')
  const p95 = list((frames) => percentile(frames, 0.95))
  return {
    opening: {
      value: long.opening / short.opening,
      note: `at ${THROTTLE}× throttle, ms: ${short.opening.toFixed(0)} with ${SHORT} messages, ${long.opening.toFixed(0)} with ${LONG}`,
    },
    frames: {
      value: Math.max(...others) / base,
      note: `ms, with ${SHORT}, ${LONG}, and after ${DEEP} of them: mean ${list(mean)}, p95 ${p95}; elements in the page ${short.elements} ${long.elements}`,
    },
  }
}
