import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Contract, Schema } from '#scripts/generate/document.ts'
import { contract } from '../conformance/contract.ts'
import { unknownSources, unlimited, unmarked } from './marks.ts'

const requirements = readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8')
/** The names of the specification's rows: requirements by ID, operations, entities. */
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

const fieldOf = (schema: Schema | undefined, name: string) =>
  (schema?.properties as Record<string, Schema> | undefined)?.[name] ?? {}

/** The contract with another value at a JSON path. */
function changed(change: (copy: Contract) => void): Contract {
  const copy = structuredClone(contract)
  change(copy)
  return copy
}

describe('a check of the contract finds', () => {
  test('a limit without a mark, of a component, a parameter and a field', () => {
    const bad = changed(({ components: { schemas }, paths }) => {
      delete schemas.Count?.['x-assumed']
      delete fieldOf(schemas.CartGroup, 'products')['x-assumed']
      const [term] = paths['/products/search/{term}/suggestions']?.get?.parameters ?? []
      delete term?.['x-assumed']
    })
    expect(unmarked(bad)).toEqual([
      'Count minimum',
      'Count maximum',
      'CartGroup.products minItems',
      'CartGroup.products maxItems',
      'getSearchSuggestions path term minLength',
      'getSearchSuggestions path term maxLength',
    ])
  })

  test('a limit that a source names not, and a source that does not exist', () => {
    const bad = changed(({ components: { schemas } }) => {
      delete schemas.Password?.['x-assumed']
      Object.assign(schemas.Otp as object, { 'x-source': 'AUTH-999' })
    })
    expect(unmarked(bad)).toEqual(['Password maxLength'])
    expect(unknownSources(bad, rows)).toEqual(['Otp: AUTH-999'])
  })

  test('an error without a mark, shared or of one call', () => {
    const bad = changed(({ components: { responses }, paths }) => {
      delete responses?.Conflict?.['x-assumed']
      Object.assign(paths['/auth']?.post?.responses as object, { 409: { description: 'Busy.' } })
    })
    expect(unmarked(bad)).toEqual(['Conflict', 'login 409'])
  })

  test('a text, a number and a list of any size', () => {
    const bad = changed(({ components: { schemas } }) => {
      delete schemas.ShopName?.maxLength
      delete schemas.Money?.maximum
      delete fieldOf(schemas.Cart, 'carts').maxItems
    })
    expect(unlimited(bad).toSorted()).toEqual([
      'Cart.carts: any number of items',
      'Money: any number',
      'ShopName: any length',
    ])
  })
})
