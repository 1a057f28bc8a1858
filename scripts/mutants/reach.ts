/** Which tests of a file could notice a mistake. */
import type { Coverage } from './switch.ts'

/** Where a mistake stands. */
export interface Spot {
  id: number
  /** Path of its module. */
  file: string
  /** Kind of the mistake in Stryker's words. */
  kind: string
  /** Mistakes inside of the code that this one changes. */
  inner: number[]
}

/** What was reached while a test file ran. */
export interface Notes {
  /** By each test, in the order of the tests. */
  tests: Map<string, Coverage>
  /** By the file and its hooks, outside of the tests. */
  hooks: Coverage
  /** While modules were loaded. */
  load: Coverage
}

/** @returns the ids of the tests that could notice a mistake, in their order; undefined when all could */
export function testsThatReach({ id, file, kind, inner }: Spot, spots: readonly Spot[], notes: Notes): string[] | undefined {
  const { tests, hooks, load } = notes
  const reaching = (ids: readonly number[]) => [...tests].filter(([, reached]) => ids.some((one) => one in reached)).map(([test]) => test)
  if (id in hooks) return undefined
  if (!(id in load)) return reaching([id])
  // A function that is only made while its module is loaded matters to the tests that call it.
  if (kind === 'ArrowFunction' && inner.length && !inner.some((one) => one in load)) return reaching([id, ...inner])
  // Any other value matters where the module is used for more than to be loaded.
  const rest = spots.filter((spot) => spot.file === file && !(spot.id in load)).map((spot) => spot.id)
  return rest.length && !reaching(rest).length ? [] : undefined
}

/** How often a mistake's place was reached altogether. */
export const timesReached = (id: number, { tests, hooks, load }: Notes): number =>
  [...tests.values(), hooks, load].reduce((sum, reached) => sum + (reached[id] ?? 0), 0)
