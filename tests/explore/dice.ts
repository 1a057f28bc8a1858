import fc from 'fast-check'
import { nth, possible } from './act.ts'
import { allActs, ofScreens } from './acts/all.ts'
import type { Model } from './model.ts'

const WALK = 32
const ERRAND = 4
/** Any act that the buyer can do then. */
const ANY = 'any'

/** What can't be done at that point is left out. */
const errands = (n: number, any: string): string[][] => [
  ['cart:0', `tick:${n}`, 'checkOut:0', any, `payCash:${n}`],
  ['lists:0', `newList:${n}`, 'cart:0'],
  ['home:0', `openProduct:${n}`, `buyNow:${n}`, `payGcash:${n}`, `payInWindow:${n}`],
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

export const pathsOf = (seed: string, walks: number): string[][] =>
  fc.sample(paths, { seed: Number(seed), numRuns: walks })

export class Dice {
  private readonly drawn = new Map<string, number>()

  private choices(model: Model, n: number, choice: number): string[] {
    const all = possible(allActs, model, n)
    const least = Math.min(...all.map((name) => this.drawn.get(name) ?? 0))
    const kinds = [
      all,
      possible(ofScreens, model, n),
      all.filter((name) => !model.couldDo.has(name)),
      all.filter((name) => (this.drawn.get(name) ?? 0) === least),
    ]
    const chosen = nth(kinds, choice)
    return chosen.length > 0 ? chosen : all
  }

  /** Of a draw, or of an act such as `tick:2`; undefined when the buyer can't do it now. */
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
