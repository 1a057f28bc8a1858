/** How far the app's clock is ahead of the device's, ms. */
let ahead = 0

/**
 * The time that the app goes by, ms since the epoch. It is the device's; in the demo it is that of the simulated marketplace, which can
 * be put forward, so that days, deadlines and lifetimes are the same on both sides.
 */
export const now = (): number => Date.now() + ahead

/** Puts the app's clock to a moment, ms since the epoch; from then on it goes at the device's pace. */
export function setClock(moment: number): void {
  ahead = moment - Date.now()
}
