import fc from 'fast-check'
import { type Acts, nth, possible } from './act.ts'
import { account } from './acts/account.ts'
import { browser } from './acts/browser.ts'
import { cart } from './acts/cart.ts'
import { checkout } from './acts/checkout.ts'
import { likes } from './acts/likes.ts'
import { lists } from './acts/lists.ts'
import { orders } from './acts/orders.ts'
import { shopping } from './acts/shopping.ts'
import { talking } from './acts/talking.ts'
import { troublesOf } from './acts/trouble.ts'
import { world } from './acts/world.ts'
import type { Model } from './model.ts'

/** What shopping is about. */
const buyers: Acts = {
  ...shopping,
  ...cart,
  ...checkout,
  ...orders,
  ...likes,
  ...lists,
  ...talking,
  ...account,
}
/** All acts. */
export const acts: Acts = { ...buyers, ...browser, ...world, ...troublesOf(buyers) }
/** What leads from any screen to another one. */
const ways = new Set(
  'home search cart favourites lists orders profile news readAll back forward reload'.split(' '),
)

/** How often each act was drawn with the seed. */
export const drawn = new Map<string, number>()

/**
 * The acts of a walk, by its number: what leads to other screens, and half of the rest, so that
 * these meet each other more often than among all (swarm testing).
 */
const namesOf = (walk: number): ReadonlySet<string> => {
  const rest = fc.sample(fc.boolean(), { seed: walk, numRuns: Object.keys(acts).length })
  return new Set(Object.keys(acts).filter((name, i) => ways.has(name) || rest[i]))
}

/** The acts from which a draw chooses. `before`: what the buyer could do before the latest act. */
export function choices(
  model: Model,
  n: number,
  draw: number,
  walk: number,
  before: ReadonlySet<string>,
): string[] {
  const could = possible(acts, model, n)
  const names = namesOf(walk)
  const ofWalk = could.filter((name) => names.has(name))
  const all = ofWalk.length > 0 ? ofWalk : could
  const least = Math.min(...all.map((name) => drawn.get(name) ?? 0))
  const kinds = [
    all,
    // What belongs to the screen.
    all.filter((name) => name in buyers && !ways.has(name)),
    // What the latest act has made possible, such as Undo.
    all.filter((name) => !before.has(name)),
    // What was done least.
    all.filter((name) => (drawn.get(name) ?? 0) === least),
  ]
  const kind = nth(kinds, draw)
  return kind.length > 0 ? kind : all
}
