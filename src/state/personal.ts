import { type Signal, signal } from '@preact/signals-react'
import { owner } from '#lib/owner.ts'
import { clearStorage } from '#lib/storage.ts'

const resets = new Set<() => void>()

/** Registers what clears values of one user in memory after a sign-out. */
export function onForget(reset: () => void): void {
  resets.add(reset)
}

/** A value of one user, in memory: null after a sign-out. */
export function personalSignal<T>(): Signal<T | null> {
  const value = signal<T | null>(null)
  onForget(() => {
    value.value = null
  })
  return value
}

/** Removes the user's data from this browser, in memory and in the storage. */
export function forgetPersonal(): void {
  for (const reset of resets) reset()
  clearStorage()
}

/** Removes the data of an earlier, other user. */
export function setOwner(userId: string): void {
  const last = owner.read()
  if (last !== undefined && last !== userId) forgetPersonal()
  owner.write(userId)
}
