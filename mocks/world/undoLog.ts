/** All of a piece of work or nothing remains. Cheaper than a copy of the world. */
export interface UndoLog {
  /** For a change that has just been made; without a piece of work, it stays. */
  note(undo: () => void): void
  begin(): void
  keep(): void
  /** The last change first. */
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

/** Waits until a piece of work has ended. */
interface Held {
  hold(): void
  release(): void
  drop(): void
}

/** `World.transaction`: changes are noted in the log, and what is sent and recorded waits. */
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
