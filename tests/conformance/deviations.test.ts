import { expect, test } from 'vitest'
import { everyCase } from './allCases.ts'
import { rest, sample } from './deviations/all.ts'
import { foundOf } from './deviations/check.ts'

test('a sample has five planted deviations', () => {
  expect(sample).toHaveLength(5)
})

test('each case by which a deviation is found is the only one that begins so', () => {
  const names = everyCase.map(({ operation, status, about }) => `${operation} ${status}: ${about}`)
  const byCase = [...sample, ...rest].filter(({ finds }) => /^(?!refusals)\w+ \d+: /.test(finds))
  expect(byCase.length).toBeGreaterThan(70)
  for (const { finds } of byCase)
    expect(names.filter((name) => name.startsWith(finds)).length, finds).toBe(1)
})

test.each(sample)('$name: one failure says so', async (one) => {
  expect(await foundOf(one)).toEqual([one.finds])
})
