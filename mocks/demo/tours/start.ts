import type { Connection } from '../../hosts/browser/connection.ts'
import { endTour, storedTour } from './storedTour.ts'

/**
 * Reads `?tour=`, before `?sim=` is read and the app is loaded.
 * @returns why there is no such step; null when there is, or when the address names none
 */
export async function prepareTour(base: string): Promise<string | null> {
  const { searchParams } = new URL(globalThis.location.href)
  if (!searchParams.has('tour')) {
    // A link to another state leads out of the tour.
    if (searchParams.has('sim')) endTour()
    return null
  }
  const { takeTourLink } = await import('./tourLinks.ts')
  return takeTourLink(base)
}

export async function resumeTour(connection: Connection, base: string): Promise<void> {
  if (storedTour.read() === null) return
  const [{ loadProgress }, { mountTour }] = await Promise.all([
    import('./tourLinks.ts'),
    import('./mount.tsx'),
  ])
  const progress = loadProgress()
  if (progress) mountTour(connection, base, progress)
}
