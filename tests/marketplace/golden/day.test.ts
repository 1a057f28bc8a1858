import { stringifyYaml } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openMarket } from '../support/market.ts'
import { liveWholeDay } from './evening.ts'

test('every operation answers a buyer’s day as it did before', async () => {
  const diary = liveWholeDay(openMarket({ products: 120 }))
  expect(diary.missing(), 'not called').toEqual([])
  await expect(stringifyYaml(diary.entries, { noRefs: true, lineWidth: 140 })).toMatchFileSnapshot(
    'day.yaml',
  )
})
