/** Undoes a piece of work as a whole. Cheaper than a copy of the world. */
export interface UndoLog {
  /** Without a piece of work a change stays. */
  note(undo: () => void): void
  begin(): void
  keep(): void
  /** Begins with the last change. */
  undo(): void
}

export function createUndoLog(): UndoLog {
  let steps: (() => void)[] | null = null
  return {
    note: (undo) => void steps?.push(undo),
    begin: () => void (steps = []),
    keep: () => void (steps = null),
    undo() {
      const taken = steps ?? []
      steps = null
      for (const step of taken.reverse()) step()
    },
  }
}

/** Sends or records nothing until a piece of work has ended. */
interface Held {
  hold(): void
  release(): void
  drop(): void
}

/** Makes `World.transaction`. */
export function createTransactions(
  changes: UndoLog,
  held: readonly Held[],
): <T>(work: () => T) => T {
  let isInProgress = false
  function begin<T>(work: () => T): T {
    isInProgress = true
    changes.begin()
    for (const one of held) one.hold()
    try {
      const result = work()
      changes.keep()
      return result
    } catch (error) {
      changes.undo()
      for (const one of held) one.drop()
      throw error
    } finally {
      isInProgress = false
    }
  }
  return (work) => {
    if (isInProgress) return work()
    const result = begin(work)
    for (const one of held) one.release()
    return result
  }
}
