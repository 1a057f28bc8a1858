import fc from 'fast-check'
import { nth, possible } from './act.ts'
import { allActs, ofScreens } from './acts/all.ts'
import type { Model } from './model.ts'

/** Draws of a walk. */
const WALK = 50
/** After so many draws the buyer looks into the cart, which many acts change from other screens. */
const LOOK = 6
/** A draw of the seed: any act that the buyer can do at that point. */
const ANY = 'any'

const draw = fc.tuple(fc.nat(3), fc.nat(9999)).map(([n, choice]) => `${ANY}:${n}:${choice}`)
const paths: fc.Arbitrary<string[]> = fc
  .array(draw, { minLength: WALK, maxLength: WALK })
  .map((draws) => draws.flatMap((one, i) => (i % LOOK === LOOK - 1 ? [one, 'cart:0'] : [one])))

/** The paths of a seed, of draws and acts. */
export const pathsOf = (seed: string, walks: number): string[][] =>
  fc.sample(paths, { seed: Number(seed), numRuns: walks })

/** Chooses the acts of the draws of a seed. */
export class Dice {
  /** How often each act was drawn. */
  private readonly drawn = new Map<string, number>()

  /** The acts from which a draw chooses. */
  private choices(model: Model, n: number, choice: number): string[] {
    const all = possible(allActs, model, n)
    const least = Math.min(...all.map((name) => this.drawn.get(name) ?? 0))
    const kinds = [
      all,
      possible(ofScreens, model, n),
      // What the latest act has made possible, such as Undo.
      all.filter((name) => !model.couldDo.has(name)),
      // What was done least.
      all.filter((name) => (this.drawn.get(name) ?? 0) === least),
    ]
    const chosen = nth(kinds, choice)
    return chosen.length > 0 ? chosen : all
  }

  /**
   * The act and its number for a step, which is a draw, or an act by its name and number such as
   * `tick:2`; undefined when the buyer can't do it now.
   */
  choose(step: string, model: Model): [name: string, n: number] | undefined {
    const [name = '', n, choice] = step.split(':')
    const number = Number(n)
    if (name !== ANY) return allActs[name]?.may(model, number) ? [name, number] : undefined
    const names = this.choices(model, number, Number(choice))
    return [nth(names, Math.floor(Number(choice) / 4)), number]
  }

  did(step: string, name: string): void {
    if (step.startsWith(ANY)) this.drawn.set(name, (this.drawn.get(name) ?? 0) + 1)
  }
}
