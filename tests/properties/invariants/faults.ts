/** What is wrong with a world, in words; none when an invariant holds. */
export type Faults = Iterable<string>

/** Nothing when two values are alike, else what differs. */
export function* same(what: string, actual: unknown, expected: unknown): Faults {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (actual !== expected && is !== should) yield `${what}: ${is}, not ${should}`
}
