import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Group, Report } from '#observe/drift/groups.ts'
import { by } from './by.ts'

/** The report of a page's tab; undefined where it is switched off. */
export async function driftReport(page: Page): Promise<Report | undefined> {
  const text = await page.evaluate(() => sessionStorage.getItem('suki.driftReport'))
  return text === null ? undefined : (JSON.parse(text) as { value: Report }).value
}

/** The button of the report, which has the number of differences. */
export const driftButton = (page: Page) => by.button(by.complementary(page, 'Drift report'))

/** Waits until everything received was checked against the contract; returns the groups. */
export async function driftGroups(page: Page): Promise<readonly Group[]> {
  await expect(driftButton(page)).toHaveAttribute('data-waiting', '0')
  return (await driftReport(page))?.groups ?? []
}

/**
 * Whether journeys on a live build run with the report, and fail when it has a difference that
 * their scenarios did not make.
 */
export const isDriftJudged = process.env.DRIFT === 'on'

/** Directives after which a host breaks the contract on purpose. */
const bending = /\b(bend|omit|put|drift):|socket:nonsense/
const failing = /\bfail:|\bbusy:/

/** Switches the report on for all pages of a context. */
export const switchDriftOn = (context: BrowserContext) =>
  context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol !== 'about:' && !localStorage.getItem('suki.drift'))
      localStorage.setItem('suki.drift', JSON.stringify({ version: 1, value: true }))
  })

/**
 * The differences in the reports of all open pages that the steered directives don't explain, as
 * text.
 */
export async function driftDefects(pages: readonly Page[], directives: string): Promise<string[]> {
  if (bending.test(directives)) return []
  const groups = await Promise.all(
    pages.map(async (page) => ((await driftButton(page).count()) > 0 ? driftGroups(page) : [])),
  )
  return (
    groups
      .flat()
      // Calls without an answer are made by the journeys that cut the network; the monitor of the
      // pages sees any other.
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
