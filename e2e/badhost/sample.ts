import { actions } from './actions.ts'
import calls from './calls.json' with { type: 'json' }
import { kinds } from './kinds.ts'
import { screens } from './screens.ts'
import type { Combination } from './trial.ts'

const all = [...screens, ...actions]
/**
 * Has no factor in common with the numbers of screens, kinds and calls, so that the combinations
 * are spread.
 */
const STRIDE = 17

/** A spread over the table, the same each time, with every screen and every kind at least once. */
export function sample(): Combination[] {
  return Array.from({ length: Math.max(all.length, kinds.length) }, (_, n) => {
    const screen = all[n % all.length] as Combination['screen']
    const operations = (calls as Record<string, string[]>)[screen.name] ?? []
    return {
      screen,
      operation: operations[(n * STRIDE) % operations.length] ?? '',
      kind: kinds[(n * STRIDE) % kinds.length] as Combination['kind'],
    }
  })
}
