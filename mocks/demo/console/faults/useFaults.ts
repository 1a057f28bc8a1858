import { useConsole } from '../useConsole.ts'

/** The console, with a function that turns faults off. */
export function useFaults() {
  const { connection, notify, ...console } = useConsole()
  return {
    ...console,
    /**
     * Removes faults by their ids, and applies the directives that restore the usual conditions.
     * Never rejects.
     */
    async takeBack(armed: readonly number[], usual: string): Promise<void> {
      try {
        if (armed.length > 0) await connection.remote.disarm(armed)
      } catch {
        return notify('The marketplace has not answered. Please try again.')
      }
      if (usual !== '') await console.apply(usual)
    },
  }
}
