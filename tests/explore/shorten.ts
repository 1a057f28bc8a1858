import type { Marketplace } from './marketplace.ts'
import { kindOf, type Walked, walkPath } from './walkPath.ts'

/**
 * Leaves out ever smaller parts. fast-check's own shrinking takes many times as long.
 * @param seconds after which it takes what it has
 */
export async function shorten(market: Marketplace, long: Walked, seconds: number): Promise<Walked> {
  const until = performance.now() + seconds * 1000
  let best = long
  const kind = long.finding && kindOf(long.finding)
  for (let size = Math.ceil(best.path.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < best.path.length - 1 && performance.now() < until;) {
      const next = await walkPath(market, best.path.toSpliced(at, size))
      if (next.finding && kindOf(next.finding) === kind) best = next
      else at += size
    }
  }
  return best
}
