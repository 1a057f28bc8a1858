import { type Market, openMarket } from '#mocks/hosts/vitest.ts'
import { liveWholeDay } from '../golden/evening.ts'

/**
 * A small marketplace after a buyer's day and two more weeks.
 * @throws when it has broken its contract
 */
export function marketAfter(): Market {
  const market = openMarket({ products: 300 })
  liveWholeDay(market).steer('advance:20160')
  if (market.violations.length > 0)
    throw new Error(`The marketplace broke its contract: ${JSON.stringify(market.violations)}`)
  return market
}
