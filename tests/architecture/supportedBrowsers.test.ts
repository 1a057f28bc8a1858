import { createRequire } from 'node:module'
import type { BrowserName, CompatData, Identifier } from '@mdn/browser-compat-data'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { sources } from './sources.ts'

const { api, css } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData
/** The first supported version of each browser, by the name that browserslist has for it. */
const supported = manifest.browserslist.map(
  (entry) => entry.split(' >= ') as [id: string, version: string],
)
/** What users call the browsers, and what MDN calls them. */
const names: Record<string, [name: string, data: BrowserName]> = {
  chrome: ['Chrome', 'chrome'],
  edge: ['Edge', 'edge'],
  samsung: ['Samsung Internet', 'samsunginternet_android'],
  opera: ['Opera', 'opera'],
  firefox: ['Firefox', 'firefox'],
  safari: ['Safari', 'safari'],
  ios_saf: ['iOS', 'safari_ios'],
}

test.each(sources('README.md', 'index.html'))('$path names the supported browsers', ({ text }) => {
  expect(text).toContain(
    supported.map(([id, version]) => `${names[id]?.[0]} ${version}`).join(', '),
  )
})

test('the builds use no newer syntax than the supported browsers know', async () => {
  const { build } = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build')
  const targets = [build.target]
    .flat()
    .map((target) => /^([a-z]+)([\d.]+)$/.exec(String(target))?.slice(1) ?? [])
  for (const [browser, version] of targets) {
    const [, least] = supported.find(([id]) => id.replace('_saf', '') === browser) ?? []
    expect(Number(version), browser).toBeLessThanOrEqual(Number(least))
  }
  expect(targets.length, 'targets of the builds').toBeGreaterThan(3)
})

test('the page for older browsers is shown in all of them, and in no supported one', () => {
  expect(sources('index.html')[0]?.text).toMatch(/if \(!window\.CSSPropertyRule .*color-mix\(.*\{/)
  const since = (feature: Identifier | undefined, browser: BrowserName) =>
    [feature?.__compat?.support[browser]]
      .flat()
      .map((support) => Number.parseFloat(String(support?.version_added)))
      .at(-1) ?? Number.NaN
  for (const [id, version] of supported) {
    const data = names[id]?.[1] ?? 'chrome'
    const needed = [since(api.CSSPropertyRule, data), since(css.types?.color?.['color-mix'], data)]
    expect(Math.max(...needed), id).toBe(Number(version))
  }
})
