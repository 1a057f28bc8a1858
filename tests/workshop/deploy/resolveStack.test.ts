import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepSourceMaps } from '#scripts/keepSourceMaps.ts'
import { resolveStack } from '#scripts/resolveStack.ts'

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
