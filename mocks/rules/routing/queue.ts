/** A queue that returns its entry with the lowest cost first (a binary heap). */
export function createQueue() {
  const costs: number[] = []
  const values: number[] = []
  const swap = (a: number, b: number) => {
    ;[costs[a], costs[b]] = [costs[b] as number, costs[a] as number]
    ;[values[a], values[b]] = [values[b] as number, values[a] as number]
  }
  const cost = (n: number) => costs[n] ?? Infinity
  function sink(): void {
    for (let n = 0; ;) {
      const [left, right] = [2 * n + 1, 2 * n + 2]
      const child = cost(right) < cost(left) ? right : left
      if (cost(child) >= cost(n)) return
      swap(n, child)
      n = child
    }
  }
  return {
    push(value: number, priority: number): void {
      let n = costs.push(priority) - 1
      values.push(value)
      for (let parent = (n - 1) >> 1; n > 0 && cost(parent) > cost(n); parent = (n - 1) >> 1) {
        swap(n, parent)
        n = parent
      }
    },
    /** Removes and returns the value with the lowest cost; undefined when there is none. */
    pop(): number | undefined {
      if (values.length === 0) return undefined
      swap(0, values.length - 1)
      costs.pop()
      const value = values.pop()
      if (values.length > 1) sink()
      return value
    },
  }
}
