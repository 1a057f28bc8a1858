import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Group, Report } from '#observe/drift/groups.ts'
import { by } from './by.ts'

/** Undefined where it is off. */
export async function driftReport(page: Page): Promise<Report | undefined> {
  const text = await page.evaluate(() => sessionStorage.getItem('suki.driftReport'))
  return text === null ? undefined : (JSON.parse(text) as { value: Report }).value
}

export const driftButton = (page: Page) => by.button(by.complementary(page, 'Drift report'))

/** Waits until everything received was checked. */
export async function driftGroups(page: Page): Promise<readonly Group[]> {
  await expect(driftButton(page)).toHaveAttribute('data-waiting', '0')
  return (await driftReport(page))?.groups ?? []
}

/** Whether live journeys run with the report, and fail for what their scenarios did not make. */
export const isDriftJudged = process.env.DRIFT === 'on'

const bending = /\b(bend|omit|put|drift):|socket:nonsense/
const failing = /\bfail:|\bbusy:/

export const switchDriftOn = (context: BrowserContext) =>
  context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol !== 'about:' && !localStorage.getItem('suki.drift'))
      localStorage.setItem('suki.drift', JSON.stringify({ version: 1, value: true }))
  })

/** What the steered directives don't explain. */
export async function driftDefects(pages: readonly Page[], directives: string): Promise<string[]> {
  if (bending.test(directives)) return []
  const groups = await Promise.all(
    pages.map(async (page) => ((await driftButton(page).count()) > 0 ? driftGroups(page) : [])),
  )
  return (
    groups
      .flat()
      // Journeys that cut the network have calls without an answer; the monitor sees any other.
      .filter(({ status }) => status !== 0)
      .filter(
        ({ keyword }) =>
          !(failing.test(directives) && (keyword === 'status' || keyword === 'json')),
      )
      .map(
        ({ operation, status, pointer, expected, actual }) =>
          `drift: ${operation} ${status ?? 'event'} ${pointer}: ${actual} for ${expected}`,
      )
  )
}
