import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { supportedBrowsers } from '../../scripts/support/browsers.ts'
import { compatData, firstVersion } from '../../scripts/support/compatData.ts'
import { root } from './sources.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const list = supportedBrowsers.map(({ name, version }) => `${name} ${version}`).join(', ')

test.each(['README.md', 'index.html'])('%s names the supported browsers', (path) => {
  expect(read(path)).toContain(list)
})

test('the page for older browsers is shown in all of them, and in no supported one', () => {
  const [check] = /if \(!window\.CSSPropertyRule .*\{/.exec(read('index.html')) ?? []
  expect(check).toContain('color-mix(')
  const needed = [compatData.api.CSSPropertyRule, compatData.css.types?.color?.['color-mix']]
  for (const { data, version } of supportedBrowsers) {
    const versions = needed.map((feature) => Number(data[0] && firstVersion(feature, data[0])))
    expect(Math.max(...versions), data[0]).toBe(Number(version))
  }
})
