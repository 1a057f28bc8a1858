import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildRoads } from '#fixtures/geo/roads/build.ts'

const fixture = (path: string) =>
  readFileSync(new URL(`../../../fixtures/${path}`, import.meta.url), 'utf8')

test(
  'the files of the roads are up to date (otherwise: node fixtures/geo/roads.ts)',
  { timeout: 60_000 },
  () => {
    for (const [name, text] of Object.entries(buildRoads(fixture)))
      expect(text === fixture(`static/geo/${name}`), name).toBe(true)
  },
)
