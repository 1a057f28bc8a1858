import { owner } from '#lib/owner.ts'
import { clearStorage } from '#lib/storage.ts'

const resets = new Set<() => void>()

/** Registers a function that clears values of one user in memory after that user has signed out. */
export function onForget(reset: () => void): void {
  resets.add(reset)
}

/** Removes all data of the user from this browser, in memory and in the storage. */
export function forgetPersonal(): void {
  for (const reset of resets) reset()
  clearStorage()
}

/**
 * Stores the current user of this browser. If it is another user than before, the data of the
 * previous one is removed.
 */
export function setOwner(userId: string): void {
  const last = owner.read()
  if (last !== undefined && last !== userId) forgetPersonal()
  owner.write(userId)
}
