/** Keeps an order: adding and removing take the logarithm of the size. */
export interface Heap<Entry> {
  push(entry: Entry): void
  first(): Entry | undefined
  pop(): Entry | undefined
}

/** Equal entries come in no particular order. */
export function createHeap<Entry>(isBefore: (a: Entry, b: Entry) => boolean): Heap<Entry> {
  const entries: Entry[] = []
  const precedes = (a: number, b: number) =>
    a < entries.length && isBefore(entries[a] as Entry, entries[b] as Entry)
  const swap = (a: number, b: number) => {
    ;[entries[a], entries[b]] = [entries[b] as Entry, entries[a] as Entry]
  }
  function sink(): void {
    for (let n = 0; ;) {
      const [left, right] = [2 * n + 1, 2 * n + 2]
      const child = precedes(right, left) ? right : left
      if (!precedes(child, n)) return
      swap(n, child)
      n = child
    }
  }
  return {
    push(entry) {
      let n = entries.push(entry) - 1
      for (let parent = (n - 1) >> 1; n > 0 && precedes(n, parent); parent = (n - 1) >> 1) {
        swap(n, parent)
        n = parent
      }
    },
    first: () => entries[0],
    pop() {
      if (entries.length === 0) return undefined
      swap(0, entries.length - 1)
      const first = entries.pop()
      if (entries.length > 1) sink()
      return first
    },
  }
}
