import { PositionError } from '#lib/geolocation.ts'
import { showError } from './toast.ts'

/**
 * Shows why the device's position is unknown.
 * @param remedy what the user can do when the user or the device refuses
 */
export function showPositionError(error: unknown, remedy: string): void {
  if (error instanceof PositionError && error.reason === 'unsupported')
    return showError('Geolocation not supported')
  showError('Unable to retrieve your location', remedy)
}
