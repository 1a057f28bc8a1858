import type { Page } from 'playwright'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { type Measured, percentile } from './figure.ts'
import { THROTTLE, throttle, withPage } from './page.ts'

const SHOP = 'San Fernando Rice Center'

const composer = (page: Page) => page.getByRole('textbox', { name: `Message to ${SHOP}` })

/** Opens Liza's chat with the rice shop, at an hour at which it is open. */
async function openChat(page: Page, origin: string): Promise<void> {
  await page.goto(
    `${origin}/products/${namedProducts.jasmineRice.id}?sim=as:liza,clock:2026-07-20T10.00`,
  )
  const button = page.getByRole('button', { name: `Chat with ${SHOP}` })
  await button.first().click({ timeout: 60_000 })
  await composer(page).waitFor({ timeout: 60_000 })
}

/** Messages, over so many seconds, from so many shops in turn. */
const STORM = { messages: 500, seconds: 10, shops: 20 }
/** A quick typist's, ms. */
const KEY_INTERVAL = 120
/** Browsers report no keys that take less, ms. */
const SHORTEST = 16

const milliseconds = (values: readonly number[], share: number) =>
  percentile(values, share).toFixed(0)

async function watchKeys(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate((shortest) => {
    const taken: Record<number, number> = {}
    Object.assign(window, { keysTaken: taken })
    new PerformanceObserver((list) => {
      for (const { interactionId, duration, name } of list.getEntries() as (PerformanceEntry & {
        interactionId: number
      })[])
        if (interactionId > 0 && /^(key|beforeinput|input)/.test(name))
          taken[interactionId] = Math.max(taken[interactionId] ?? 0, duration)
    }).observe({ type: 'event', durationThreshold: shortest })
  }, SHORTEST)
  return () =>
    page.evaluate(() =>
      Object.values((window as unknown as { keysTaken: Record<number, number> }).keysTaken),
    )
}

/**
 * Waits until the storm is over.
 * @throws Error when the chat lacks a message of it, or shows one twice or out of order
 */
async function expectWhole(page: Page): Promise<void> {
  const own = STORM.messages / STORM.shops
  const storm = page.locator('[data-message]').filter({ hasText: 'Storm message' })
  await storm.nth(own - 1).waitFor({ timeout: 20_000 })
  const numbers = (await storm.allTextContents()).map((text) =>
    Number(/Storm message (\d+) of/.exec(text)?.[1]),
  )
  if (
    numbers.length !== own ||
    numbers.some((number, i) => i > 0 && number !== (numbers[i - 1] as number) + STORM.shops)
  )
    throw new Error(`the chat shows the storm's messages ${numbers.join(' ')}`)
}

/** From another page of the same browser. */
async function startStorm(page: Page, origin: string): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(`${origin}/contact?sim=storm:${STORM.messages}:${STORM.seconds}`)
  await other.waitForURL((url) => !url.searchParams.has('sim'))
  await other.close()
}

/**
 * Typing in a chat while 500 messages of 20 shops arrive: from a key to the next frame, ms, p95.
 */
export async function typingInStorm(): Promise<Measured> {
  return withPage(async (page, origin) => {
    await openChat(page, origin)
    await throttle(page)
    const taken = await watchKeys(page)
    await composer(page).focus()
    await startStorm(page, origin)
    await page.bringToFront()
    const end = Date.now() + STORM.seconds * 1000
    let keys = 0
    for (; Date.now() < end; keys++)
      await page.keyboard.press('abcdefghijklmnop'.charAt(keys % 16), { delay: KEY_INTERVAL })
    const typed = (await composer(page).inputValue()).length
    if (typed !== keys) throw new Error(`${keys} keys gave ${typed} characters`)
    await throttle(page, 1)
    await expectWhole(page)
    const slow = await taken()
    const samples = [
      ...slow,
      ...Array.from({ length: Math.max(0, keys - slow.length) }, () => SHORTEST),
    ]
    return {
      value: percentile(samples, 0.95),
      note: `${keys} keys at ${THROTTLE}× throttle; p50 ${milliseconds(samples, 0.5)}, longest ${milliseconds(samples, 1)}`,
    }
  })
}
