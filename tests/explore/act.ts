import type { Model } from './model.ts'
import type { Walk } from './walk.ts'

/** An act of a person. */
export interface Act {
  /**
   * `change`: it changes something, and can be done again when it has failed; an `addition` happens
   * twice when its call is sent twice. `look`: it only reads. Calls may fail during all of them.
   */
  kind?: 'change' | 'addition' | 'look'
  /** It happens once, however often it is pressed; a second press of + is a second piece. */
  once?: true
  /** The screen shows it before it is answered. */
  instant?: true
  /** It leads from any screen to another one. */
  leads?: true
  /** Whether the buyer could do it now. `n` chooses one of several things, as in `run`. */
  may(model: Model, n: number): boolean
  /**
   * Says what the buyer does, does it on the screen, and changes the model.
   * @param n a small number by which the act chooses its product, quantity or ending
   */
  run(walk: Walk, model: Model, n: number): Promise<void>
}

export type Acts = Record<string, Act>

/** Some of the acts. */
export const only = (acts: Acts, isWanted: (act: Act) => boolean): Acts =>
  Object.fromEntries(Object.entries(acts).filter(([, act]) => isWanted(act)))

/** The acts that a buyer could do now. */
export const possible = (acts: Acts, model: Model, n: number): string[] =>
  Object.keys(acts).filter((name) => acts[name]?.may(model, n))

/** The n-th of a list, from its beginning again at its end. */
export const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
