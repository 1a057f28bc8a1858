import { expect, type Locator, type Page } from '@playwright/test'

/** Milliseconds from now at which the page's clock stops; `pauseAt` needs a moment that is not past when it runs. */
const AHEAD = 20_000

/** Stops the page's clock, so that only `page.clock.runFor` moves it, on a slow machine too. Needs `page.clock.install()` before the visit. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD))
}

/** How far the page's clock is moved between two checks, ms. */
const STEP = 5000

/** Moves the page's clock forward until an element is visible. Needs `page.clock.install()` before the visit. */
export async function fastForwardUntil(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(STEP)
    await expect(awaited).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })
}

/** Time after the last scroll event at which a carousel reads which slide is shown, ms, with a margin. */
const SETTLED = 150

/**
 * Waits until a carousel has come to a slide. The browser animates the scrolling in real time, not by the page's clock, which may stand
 * still: that clock is then advanced until the carousel has noticed. Needs `stopTime`.
 */
export async function expectSlide(page: Page, slide: Locator): Promise<void> {
  await expect(slide).toBeInViewport({ ratio: 0.99 })
  // The end of the scrolling is slow: as long as it goes on, the carousel may still read its slide.
  let before: number | undefined
  await expect
    .poll(
      async () => {
        const left = (await slide.boundingBox())?.x
        const rests = left === before
        before = left
        return rests
      },
      { intervals: [50] },
    )
    .toBe(true)
  await page.clock.runFor(SETTLED)
}

/** Step in which the page's clock is advanced up to a change, ms: so small that a carousel does not read its slide while it scrolls. */
const FINE_STEP = 50
/** Difference from its interval with which a carousel may change, ms. */
const TOLERANCE = 500

/**
 * Shows that a carousel changes by itself every `interval` milliseconds, one slide at a time, and begins anew after the last one. Needs
 * `stopTime`. Returns the text of its position at the end.
 * @param position shows '1 / 3'
 */
export async function expectRotation(page: Page, position: Locator, slides: Locator, interval: number): Promise<string> {
  const count = await slides.count()
  let index = Number.parseInt((await position.textContent()) ?? '') - 1
  const text = () => `${index + 1} / ${count}`
  // The clock may have been stopped in the middle of a change.
  await expectSlide(page, slides.nth(index))
  for (let changes = 0; changes <= count; changes += 1) {
    // The slides may have been playing for any time: the interval is measured from the first change on.
    const wait = changes === 0 ? 0 : interval - TOLERANCE
    if (wait > 0) await page.clock.runFor(wait)
    await expect(position).toHaveText(text())
    let elapsed = wait
    for (; (await position.textContent()) === text(); elapsed += FINE_STEP) await page.clock.runFor(FINE_STEP)
    expect(elapsed).toBeLessThanOrEqual(interval + TOLERANCE)
    index = (index + 1) % count
    await expectSlide(page, slides.nth(index))
    await expect(position).toHaveText(text())
  }
  return text()
}
