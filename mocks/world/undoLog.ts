/**
 * Notes how to undo each change of a piece of work, so that all of it or nothing remains. Cheaper
 * than a copy of the world.
 */
export interface UndoLog {
  /**
   * Notes how to undo a change that has just been made. Without a current piece of work, changes
   * stay.
   */
  note(undo: () => void): void
  /** Begins a piece of work. */
  begin(): void
  /** Ends it; its changes stay. */
  keep(): void
  /** Ends it and undoes its changes, the last one first. */
  undo(): void
}

/** Creates a log without a current piece of work. */
export function createUndoLog(): UndoLog {
  let steps: (() => void)[] | null = null
  return {
    note: (undo) => void steps?.push(undo),
    begin: () => void (steps = []),
    keep: () => void (steps = null),
    undo() {
      const taken = steps ?? []
      // Undoing a change is not itself noted as a change.
      steps = null
      for (const step of taken.reverse()) step()
    },
  }
}

/** What a piece of work sends or records: it waits until the work has ended. */
interface Held {
  hold(): void
  release(): void
  drop(): void
}

/**
 * Creates `World.transaction`: its changes are noted in the log, and what it sends and records
 * waits until it has ended.
 */
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
