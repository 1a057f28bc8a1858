/** Returns digits in ASCII: '９１７' are digits, too. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '')

/** Turns '+63 (0) 917 123 4567', '0063917…' and '917…' into '0917…'. What is too long stays. */
export const normalizePhone = (text: string): string =>
  digitsOf(text)
    .replace(/^(00)?63/, '0')
    .replace(/^0*(?=9)/, '0')
