/** Offset of the app's clock from the device's, ms. */
let offset = 0

/**
 * The app's current time, ms since the epoch: in the demo that of the simulated marketplace, so
 * that deadlines are the same on both sides.
 */
export const now = (): number => Date.now() + offset

/** Sets the app's clock, ms since the epoch. */
export function setClock(moment: number): void {
  offset = moment - Date.now()
}
