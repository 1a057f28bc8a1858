/** Descriptions of errors in a world; empty when an invariant holds. */
export type Faults = Iterable<string>

/** Yields an error when two values differ. */
export function* same(what: string, actual: unknown, expected: unknown): Faults {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (actual !== expected && is !== should) yield `${what}: ${is}, not ${should}`
}
