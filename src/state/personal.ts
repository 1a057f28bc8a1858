import { clearStorage, storedValue } from '../lib/storage.ts'

/** Id of the user who signed in last in this browser. */
const owner = storedValue({
  name: 'owner',
  version: 1,
  area: 'local',
  parse: (value) => (typeof value === 'string' ? value : undefined),
})

const resets = new Set<() => void>()

/** Registers what to do with values in memory that belong to one user, once that user has signed out. */
export function onForget(reset: () => void): void {
  resets.add(reset)
}

/** Removes everything from this browser that belongs to the user: what is in memory and what is stored. */
export function forgetPersonal(): void {
  for (const reset of resets) reset()
  clearStorage()
}

/** Notes who uses this browser now. A different user than the last one finds nothing of the other's. */
export function setOwner(userId: string): void {
  const last = owner.read()
  if (last !== undefined && last !== userId) forgetPersonal()
  owner.write(userId)
}
