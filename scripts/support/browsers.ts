/** The browsers that the project supports: `browserslist` in package.json is the one source of them. */
import type { BrowserName } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'
import { fileURLToPath } from 'node:url'

export interface Browser {
  /** As browserslist names it. */
  id: string
  /** As users know it. */
  name: string
  /** The first supported version, such as `16.4`. */
  version: string
}

interface Names {
  name: string
  /** As build tools name it. Samsung Internet has no name there: its engine is Chromium, of the age of Chrome's entry. */
  target?: string
  /** As MDN's compatibility data names it, on a desk and on a phone. */
  data: readonly BrowserName[]
}

/** What each browser is called elsewhere, in the order in which users read it. */
const names: Readonly<Record<string, Names>> = {
  chrome: { name: 'Chrome', target: 'chrome', data: ['chrome', 'chrome_android'] },
  edge: { name: 'Edge', target: 'edge', data: ['edge'] },
  samsung: { name: 'Samsung Internet', data: ['samsunginternet_android'] },
  opera: { name: 'Opera', target: 'opera', data: ['opera'] },
  firefox: { name: 'Firefox', target: 'firefox', data: ['firefox', 'firefox_android'] },
  safari: { name: 'Safari', target: 'safari', data: ['safari'] },
  ios_saf: { name: 'iOS', target: 'ios', data: ['safari_ios'] },
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const selected = browserslist(undefined, { path: root }).map((entry) => {
  const [id = '', version = ''] = entry.split(' ')
  // A range, such as `16.6-16.7`, begins with its first version.
  return { id, version: version.split('-')[0] ?? '' }
})

const unknown = selected.find(({ id }) => !(id in names))
if (unknown) throw new Error(`browserslist names ${unknown.id}, which scripts/support/browsers.ts does not know`)

/** The first supported version of each browser. */
export const supportedBrowsers: readonly (Browser & Names)[] = Object.entries(names).flatMap(([id, known]) => {
  const versions = selected.filter((entry) => entry.id === id).map(({ version }) => version)
  const [version] = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return version === undefined ? [] : [{ ...known, id, version }]
})

/** For Vite's `build.target`: the code and styles of a build use no newer syntax than these browsers know. */
export const buildTargets: string[] = supportedBrowsers.flatMap(({ target, version }) => (target ? [`${target}${version}`] : []))
