/** The app's name: a regular customer, and the shop she trusts. */
export const BRAND = 'Suki'
