import { expect, test } from 'vitest'
import { everyCase } from './allCases.ts'
import { rest, sample } from './deviations/all.ts'
import { foundOf } from './deviations/check.ts'

test('each case by which a deviation is found is the only one that begins so', () => {
  const names = everyCase.map(({ operation, status, about }) => `${operation} ${status}: ${about}`)
  const byCase = [...sample, ...rest].filter(({ finds }) => /^(?!refusals)\w+ \d+: /.test(finds))
  expect(byCase.length).toBeGreaterThan(60)
  expect(sample).toHaveLength(4)
  for (const { finds } of byCase)
    expect(names.filter((name) => name.startsWith(finds)).length, finds).toBe(1)
})

test.each(sample)('$finds is the one failure of a host', async (one) => {
  expect(await foundOf(one)).toEqual([one.finds])
})
