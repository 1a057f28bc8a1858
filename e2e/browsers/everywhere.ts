import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { lockHost } from '../support/hostLock.ts'
import { applyHostScenario } from '../support/marketplace.ts'
import { firefox } from './firefox.ts'
import { AppPage, type Build } from './page.ts'
import type { Driver, Session, Size } from './tab.ts'
import { webkit } from './webkit.ts'

/**
 * The demo at a desk, and the live build on a phone. WebKit's window gets no narrower than 447 px,
 * which is a phone for the app as well.
 */
const places: readonly { build: Build; size: Size }[] = [
  { build: 'demo', size: { width: 1280, height: 860 } },
  { build: 'live', size: { width: 390, height: 844 } },
]

type Body = (page: AppPage) => Promise<void>

const given = inject('browsers')
const drivers: Driver[] = [
  ...(given.firefox ? [firefox(given.firefox)] : []),
  ...(given.webkit ? [webkit(given.webkit)] : []),
]

/** Keeps a picture of each tab, as a failed journey left it. */
async function keepPictures(session: Session, name: string): Promise<void> {
  mkdirSync('test-results/browsers', { recursive: true })
  for (const [index, tab] of (await session.tabs()).entries()) {
    const file = `test-results/browsers/${name.replaceAll(/[^\w]+/g, '-')}-${index + 1}.png`
    writeFileSync(file, await tab.picture())
  }
}

async function journeyIn(
  driver: Driver,
  { build, size }: (typeof places)[number],
  name: string,
  body: Body,
): Promise<void> {
  const release = build === 'live' ? await lockHost() : undefined
  const session = await driver.start(size)
  const errors: string[] = []
  try {
    if (release) await applyHostScenario('reset')
    await body(new AppPage(await session.newTab(), session, build, errors))
    expect(errors, 'errors of the page').toEqual([])
  } catch (error) {
    await keepPictures(session, name).catch(console.warn)
    throw error
  } finally {
    await session.end().catch(console.warn)
    await release?.()
  }
}

/** A journey in each browser that was found, on both builds. */
export function everywhere(title: string, body: Body): void {
  for (const driver of drivers) {
    for (const place of places) {
      const name = `${driver.name}, ${place.build}: ${title}`
      test(name, () => journeyIn(driver, place, name, body))
    }
  }
}
