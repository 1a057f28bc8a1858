import { stringifyYaml } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openMarket } from '../support/market.ts'
import { openDiary } from './diary.ts'
import { endDay, plan, talk, visitShops } from './evening.ts'
import { arrive, browse, lookAfterAccount } from './morning.ts'
import { fillCart, order, receive, writeAddresses } from './noon.ts'

test('every operation answers a buyer’s day as it did before', async () => {
  const diary = openDiary(openMarket({ products: 120 }))
  const newcomer = { token: await arrive(diary) }
  await lookAfterAccount(diary)
  await browse(diary)
  const address = await writeAddresses(diary)
  await fillCart(diary)
  await receive(diary, await order(diary, address))
  await plan(diary, address)
  await talk(diary)
  await visitShops(diary, newcomer)
  await endDay(diary, newcomer)
  expect(diary.missing()).toEqual([])
  await expect(stringifyYaml(diary.entries, { noRefs: true, lineWidth: 140 })).toMatchFileSnapshot('day.yaml')
})
