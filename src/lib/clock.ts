/** Offset of the app's clock from the device's, ms. */
let offset = 0

/**
 * The app's current time, ms since the epoch. It is the device's; in the demo it is the time of the
 * simulated marketplace, which can be moved, so that days, deadlines and lifetimes are the same on
 * both sides.
 */
export const now = (): number => Date.now() + offset

/** Sets the app's clock, ms since the epoch; from then on it runs at normal speed. */
export function setClock(moment: number): void {
  offset = moment - Date.now()
}
