import fc from 'fast-check'
import { nth, possible } from './act.ts'
import { allActs, ofScreens } from './acts/all.ts'
import type { Model } from './model.ts'

/** Draws of a walk. */
const WALK = 32
/** After so many draws the buyer goes on an errand. */
const ERRAND = 4
/** A draw of the seed: any act that the buyer can do at that point. */
const ANY = 'any'

/** What a buyer has come for; what they can't do at that point is left out. */
const errands = (n: number, any: string): string[][] => [
  ['cart:0', `tick:${n}`, 'checkOut:0', any, `payCash:${n}`],
  ['lists:0', `newList:${n}`, 'cart:0'],
  ['home:0', `openProduct:${n}`, `buyNow:${n}`, `payGcash:${n}`, `payInWindow:${n}`],
  // Two shops without a reload between them.
  [n, n + 1].flatMap((one) => [
    'home:0',
    `openProduct:${one}`,
    'chat:0',
    `write:${n}`,
    'send:0',
    'closeChat:0',
  ]),
  ['profile:0', 'openForm:0', 'typeInForm:0', `useLocation:${n}`, any, 'closeForm:0'],
  ['profile:0', 'openForm:0', 'typeInForm:0', 'reloadForm:0', `useLocation:${n}`, 'closeForm:0'],
  [
    'profile:0',
    `openForm:${(n % 3) + 1}`,
    `typeInForm:${n}`,
    'otherTab:0',
    'profile:0',
    `setDefault:${n}`,
    'otherTab:0',
    'saveForm:0',
  ],
  [
    'lists:0',
    `openForm:${n}`,
    'typeInForm:0',
    'nextStep:0',
    `onOtherDevice:${n}`,
    'reloadForm:0',
    'saveForm:0',
    'closeForm:0',
  ],
  ['profile:0', `typeInForm:${n}`, any, `onOtherDevice:${n}`, `otherTab:${n}`, 'saveForm:0'],
  ['cart:0', 'tickAll:0', 'checkOut:0', `deliveryHere:${n}`, 'payCash:1', 'cart:0'],
]
const draw = fc.tuple(fc.nat(3), fc.nat(9999))
const paths: fc.Arbitrary<string[]> = fc
  .array(draw, { minLength: WALK, maxLength: WALK })
  .map((draws) =>
    draws.flatMap(([n, choice], i) => {
      const any = `${ANY}:${n}:${choice}`
      return i % ERRAND === ERRAND - 1 ? nth(errands(n, any), Math.floor(choice / 4)) : [any]
    }),
  )

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
