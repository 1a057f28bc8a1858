import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('the page of twenty questions has them in order, and names what the contract has', () => {
  const page = read('docs/questions.md')
  const numbers = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  const contract = read('openapi/generated/openapi.json')
  const names = [...page.matchAll(/`([a-z]\w*(?:[A-Z_]\w*)+)`/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(contract))).toEqual([])
})
