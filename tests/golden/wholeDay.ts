import type { Market } from '../support/market.ts'
import { type Diary, openDiary } from './diary.ts'
import { endDay, plan, talk, visitShops } from './evening.ts'
import { arrive, browse, lookAfterAccount } from './morning.ts'
import { fillCart, order, receive, writeAddresses } from './noon.ts'

/** Lets a buyer live a day in a marketplace with every operation, and returns what was answered. */
export async function liveWholeDay(market: Market): Promise<Diary> {
  const diary = openDiary(market)
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
  return diary
}
