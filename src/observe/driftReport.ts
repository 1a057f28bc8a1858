import { isDriftWatched } from '#state/driftChoice.ts'

/** Where it is switched on, or the address says so. Resolves before the first call may be made. */
export const startDriftReport = async (): Promise<void> => {
  if (isDriftWatched() || globalThis.location.search.includes('drift='))
    (await import('./drift/start.tsx')).startDrift()
}
