import { PositionError } from '#lib/geolocation.ts'
import { showError } from './toast.ts'

/** @param remedy what the user can do when the user or the device refuses */
export function showPositionError(error: unknown, remedy: string): void {
  const reason = error instanceof PositionError ? error.reason : null
  if (reason === 'unsupported') return showError('Geolocation not supported')
  showError(
    'Unable to retrieve your location',
    reason === 'unanswered' ? `Your browser has not answered. ${remedy}` : remedy,
  )
}
