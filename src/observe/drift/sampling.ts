/** The first answers of each kind are held against the contract, and then one of so many. */
const FIRST = 3
const EVERY = 20

/** Whether the nth answer of a kind (from 1) is held against the contract. */
const isWanted = (n: number) => n <= FIRST || n % EVERY === 0

/** Counts answers by kind, and says which of them are held against the contract. */
export function createSampling(): (kind: string) => boolean {
  const counts = new Map<string, number>()
  return (kind) => {
    const n = (counts.get(kind) ?? 0) + 1
    counts.set(kind, n)
    return isWanted(n)
  }
}
