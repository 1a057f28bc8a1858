import type { Market } from '#mocks/hosts/vitest.ts'
import { type Diary, openDiary } from './diary.ts'
import { endDay, plan, talk, visitShops } from './evening.ts'
import { arrive, browse, lookAfterAccount } from './morning.ts'
import { fillCart, order, receive, writeAddresses } from './noon.ts'

/** Lets a buyer live a day in a marketplace with every operation, and returns what was answered. */
export function liveWholeDay(market: Market): Diary {
  const diary = openDiary(market)
  const newcomer = { token: arrive(diary) }
  lookAfterAccount(diary)
  browse(diary)
  const address = writeAddresses(diary)
  fillCart(diary)
  receive(diary, order(diary, address))
  plan(diary, address)
  talk(diary)
  visitShops(diary, newcomer)
  endDay(diary, newcomer)
  return diary
}
