import { expect, test } from 'vitest'
import { sample } from './deviations/all.ts'
import { foundBy, strangersHost } from './deviations/check.ts'

test('a sample has five planted deviations', () => {
  expect(sample).toHaveLength(5)
})

test.each(sample)('$name: one failure says so', async ({ finds, ...deviation }) => {
  expect(foundBy(await strangersHost().run(deviation))).toEqual([finds])
})
