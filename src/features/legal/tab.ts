export type LegalTab = 'privacy' | 'terms'

/** The Privacy Policy at its own address, else the Terms & Conditions. */
export const tabOf = (pathname: string): LegalTab =>
  /\/privacy-policy\/?$/.test(pathname) ? 'privacy' : 'terms'
