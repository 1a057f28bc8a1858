import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { sources } from '../../sources.ts'

/** By browserslist's names. */
const supported = manifest.browserslist.map(
  (entry) => entry.split(' >= ') as [id: string, version: string],
)
const names: Record<string, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  samsung: 'Samsung Internet',
  opera: 'Opera',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'iOS',
}

test.each(sources('README.md', 'src/boot/browserCheck.js'))(
  '$path names the supported browsers',
  ({ text }) => {
    expect(text).toContain(supported.map(([id, version]) => `${names[id]} ${version}`).join(', '))
  },
)

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
  const [check] = sources('src/boot/browserCheck.js')
  expect(check?.text).toMatch(/if \(!window\.CSSPropertyRule .*color-mix\(.*\{/)
  // What the oldest can't parse they don't run.
  expect(check?.text.replace(/\/\*.*?\*\//s, '')).not.toMatch(
    /=>|`|\?[.?]|\.{3}|\b(const|let|class|async)\b/,
  )
  // By MDN's data the first versions that have both. A higher list needs a question for
  // something that is newer.
  expect(Object.fromEntries(supported)).toEqual({
    chrome: '111',
    edge: '111',
    samsung: '22',
    opera: '97',
    firefox: '128',
    safari: '16.4',
    ios_saf: '16.4',
  })
})
