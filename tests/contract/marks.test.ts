import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contract } from '../conformance/contract.ts'
import { unknownSources, unlimited, unmarked } from './marks.ts'

const requirements = readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8')
/** Requirements by ID, operations, entities. */
const rows = new Set(
  [...requirements.matchAll(/^\| ([^|]+) \|/gm)].map(([, name]) => name as string),
)

describe('the contract', () => {
  test('gives the source of each limit and error: the specification or an assumption', () => {
    expect(unmarked(contract)).toEqual([])
  })

  test('names sources that the specification has', () => {
    expect(unknownSources(contract, rows)).toEqual([])
  })

  test('has a limit for each text, number and list', () => {
    expect(unlimited(contract)).toEqual([])
  })
})
