import type { Model } from './model.ts'
import type { Walk } from './walk.ts'

export interface Act {
  /**
   * A `change` can be done again when it has failed; an `addition` happens twice when its call is
   * sent twice; a `look` only reads.
   */
  kind?: 'change' | 'addition' | 'look'
  /** It happens once, however often it is pressed. */
  once?: true
  /** Shown before it is answered. */
  instant?: true
  /** It leads from any screen to another. */
  leads?: true
  /** `n` chooses as in `run`. */
  may(model: Model, n: number): boolean
  /**
   * Does it on the screen and in the model.
   * @param n a small number that chooses the product, quantity or ending
   */
  run(walk: Walk, model: Model, n: number): Promise<void>
}

export type Acts = Record<string, Act>

export const only = (acts: Acts, isWanted: (act: Act) => boolean): Acts =>
  Object.fromEntries(Object.entries(acts).filter(([, act]) => isWanted(act)))

export const possible = (acts: Acts, model: Model, n: number): string[] =>
  Object.keys(acts).filter((name) => acts[name]?.may(model, n))

/** Begins again at the end. */
export const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

/** Done with one of these; without any it can't be done. */
export const withOneOf = <Thing>(
  thingsOf: (model: Model) => readonly Thing[],
  run: (walk: Walk, model: Model, thing: Thing, n: number) => Promise<void>,
): Act => ({
  may: (model) => thingsOf(model).length > 0,
  run: (walk, model, n) => run(walk, model, nth(thingsOf(model), n), n),
})
