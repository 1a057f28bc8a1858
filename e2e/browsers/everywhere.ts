import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { lockHost } from '../support/hostLock.ts'
import { applyHostScenario } from '../support/marketplace.ts'
import { firefox } from './firefox.ts'
import { AppPage, type Build } from './page.ts'
import type { Driver, Session, Size } from './tab.ts'
import { webkit } from './webkit.ts'

/** WebKit's window gets no narrower than 447 px, which is a phone for the app as well. */
const sizes: Record<'phone' | 'desk', Size> = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 860 } }
type Place = `${Build} ${keyof typeof sizes}`
const places: readonly Place[] = ['demo phone', 'demo desk', 'live phone', 'live desk']

const given = inject('browsers')
const drivers: Driver[] = [...(given.firefox ? [firefox(given.firefox)] : []), ...(given.webkit ? [webkit(given.webkit)] : [])]

/** Keeps a picture of each tab, as a failed journey left it. */
async function keepPictures(session: Session, name: string): Promise<void> {
  mkdirSync('test-results/browsers', { recursive: true })
  for (const [index, tab] of (await session.tabs()).entries()) {
    const file = `test-results/browsers/${name.replaceAll(/[^\w]+/g, '-')}-${index + 1}.png`
    writeFileSync(file, await tab.picture())
  }
}

async function journeyIn(driver: Driver, place: Place, name: string, body: (page: AppPage) => Promise<void>): Promise<void> {
  const [build, size] = place.split(' ') as [Build, keyof typeof sizes]
  const release = build === 'live' ? await lockHost() : undefined
  const session = await driver.start(sizes[size])
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

/** A journey in each browser at hand, on both builds, on a phone and at a desk; of the sample in `npm test` only the `sampled` places. */
export function everywhere(title: string, sampled: readonly Place[], body: (page: AppPage) => Promise<void>): void {
  for (const driver of drivers) {
    for (const place of places) {
      const name = `${driver.name}, ${place}: ${title}`
      test.skipIf(given.sample && !sampled.includes(place))(name, () => journeyIn(driver, place, name, body))
    }
  }
}
