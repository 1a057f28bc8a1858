/** Filipino for a regular customer, and for the shop they trust. */
export const BRAND = 'Suki'
