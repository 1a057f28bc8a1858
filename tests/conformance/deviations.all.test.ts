import { expect, test } from 'vitest'
import { foundBy, strangersHost } from './deviations/check.ts'
import { meaningDeviations, moreDeviations } from './deviations/meaning.ts'
import { shapeDeviations } from './deviations/shape.ts'

const deviations = [...shapeDeviations, ...meaningDeviations, ...moreDeviations]

test.each(deviations)('$name: one failure says so', async ({ only, plant, finds }) => {
  expect(foundBy(await strangersHost().run(only, plant))).toEqual([finds])
})

test('the same host without a deviation passes, three times on one account', async () => {
  const host = strangersHost()
  for (let run = 0; run < 3; run += 1) {
    const result = await host.run(undefined)
    expect(foundBy(result)).toEqual([])
    expect(result.conforming).toBe(true)
  }
})
