import { mkdtempSync, rmSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { posix, join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test, onTestFinished } from 'vitest'
import { keepSourceMaps } from '#scripts/keepSourceMaps.ts'
import { resolveStack } from '#scripts/resolveStack.ts'
import { versionOf } from '#scripts/version.ts'
import { antdStyles, hoverOnly } from '#scripts/vite/antdStyles.ts'
import manifest, { imports } from '../../../package.json' with { type: 'json' }
import { sources } from '../../sources.ts'

/** Without `@media (hover: hover)` around them. */
function bareHovers(css: string): string[] {
  const around: string[] = []
  const found: string[] = []
  for (const [, prelude = '', mark] of css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop()
    if (mark !== '{') continue
    if (prelude.includes(':hover') && !around.some((outer) => /hover: *hover/.test(outer)))
      found.push(prelude.trim())
    around.push(prelude)
  }
  return found
}

test('hover colours are for devices that can hover: on a touch screen they would stay after a tap', () => {
  const css =
    '.a:hover,.a:focus{color:red}@media (width>1px){.b:where(.c,.d):hover{color:blue}}.e{color:green}'
  const [changed, hover] = [hoverOnly(css), '@media (hover: hover)']
  expect(changed).toBe(
    `.a:focus{color:red}${hover}{.a:hover{color:red}}@media (width>1px){${hover}{.b:where(.c,.d):hover{color:blue}}}.e{color:green}`,
  )
  expect(bareHovers(changed)).toEqual([])
})

const { load, transform } = antdStyles() as unknown as {
  load: { handler: (id: string) => string }
  transform: { handler: (css: string) => { code: string } }
}

test.each([
  ['antd’s style sheet', load.handler('virtual:antd.css')],
  ['antd’s style sheet in the console', load.handler('virtual:antd-console')],
  [
    'a style sheet of ours',
    transform.handler('@layer a, b; /* a:hover, too */ a:hover { color: red }').code,
  ],
])('%s has no other hover rules', (_name, css = '') => {
  expect(css).toMatch(/hover: hover\)\{[^{}]*:hover/)
  expect(bareHovers(css)).toEqual([])
})

const texts = new Map(
  sources('{src,mocks,fixtures}/**/*.{ts,tsx}').map(({ path, text }) => [path, text]),
)

const pathOf = (importer: string, name: string) =>
  name.startsWith('.')
    ? posix.join(posix.dirname(importer), name)
    : name.replace(/^#\w+\//, (folder) =>
        (imports as Record<string, string>)[`${folder}*`]!.slice(2, -1),
      )

/** Neither types nor what it imports later. */
const importsOf = (path: string) =>
  [
    ...(texts.get(path) ?? '').matchAll(
      /^(?:import|export) (?!type )(?:[^'";]* from )?'([^']+)'/gm,
    ),
  ].map(([, name = '']) => pathOf(path, name))

function loadedWith(entry: string): Set<string> {
  const found = new Set([entry])
  for (const path of found) for (const needed of importsOf(path)) found.add(needed)
  return found
}

const ofMaps =
  /^(maplibre-gl|mapbox-gl|supercluster)(\/|$)|\/mapEngine\.ts$|^src\/ui\/map\/(openMap|mapbox|MapView)\.tsx?$|^src\/features\/nearby\//

test.each(['src/main.tsx', 'mocks/demo/start.ts'])(
  '%s loads nothing of the maps, which only their pages need',
  (entry) => {
    const loaded = [...loadedWith(entry)]
    expect(loaded.filter((name) => ofMaps.test(name))).toEqual([])
    expect(loaded.length, 'modules that are loaded').toBeGreaterThan(50)
  },
)

test('a version is named by the company, else by the commit, else it is dev', () => {
  const outside = mkdtempSync(join(tmpdir(), 'no-git-'))
  try {
    expect(versionOf('2.4.0+rc 1')).toBe('2.4.0+rc 1')
    expect(versionOf('', outside)).toBe('dev')
    expect(versionOf(undefined)).toMatch(/^([0-9a-f]{9} \d{4}-\d\d-\d\d|dev)$/)
    expect(() => versionOf('"><script>')).toThrow('VITE_VERSION')
  } finally {
    rmSync(outside, { recursive: true })
  }
})

/** Of `function place(){throw new Error}`, built from two lines. */
const map = {
  version: 3,
  sources: ['../../src/flows/place.ts'],
  names: ['placeOrder'],
  mappings: 'AACEA,gBACA',
}

function openBuild(): string {
  const parent = mkdtempSync(join(tmpdir(), 'maps-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const build = join(parent, 'dist-live')
  mkdirSync(join(build, 'assets'), { recursive: true })
  writeFileSync(join(build, 'assets/app-1a2b.js'), 'function p(){throw new Error}')
  writeFileSync(join(build, 'assets/app-1a2b.js.map'), JSON.stringify(map))
  return build
}

test('source maps are stored beside the build, and not served', () => {
  const build = openBuild()
  expect(readdirSync(keepSourceMaps(build))).toEqual(['app-1a2b.js.map'])
  expect(readdirSync(join(build, 'assets'))).toEqual(['app-1a2b.js'])
})

test('the places of a stack become those in the sources; others stay', () => {
  const maps = keepSourceMaps(openBuild())
  const stack =
    'Error: …\n  at p (https://suki.example/assets/app-1a2b.js:1:1)\n  at app-1a2b.js:1:20\n  at other-3c4d.js:1:5'
  expect(resolveStack(stack, maps)).toBe(
    'Error: …\n  at p (src/flows/place.ts:2:3 (placeOrder))\n  at src/flows/place.ts:3:3\n  at other-3c4d.js:1:5',
  )
})

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
