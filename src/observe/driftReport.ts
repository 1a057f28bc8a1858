import { isDriftWatched } from '#state/driftChoice.ts'

/**
 * Starts the drift report where it is switched on, or its state is changed by the address. Resolves
 * before the first call may be made.
 */
export const startDriftReport = async (): Promise<void> => {
  if (isDriftWatched() || globalThis.location.search.includes('drift='))
    (await import('./drift/start.tsx')).startDrift()
}
