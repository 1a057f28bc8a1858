import { readClaims, type Signer, signClaims } from './signing.ts'

/** The account that the user chose in the simulated Google consent window. */
export interface Person {
  email: string
  first_name: string
  last_name: string
}

/** How long a consent can be used, seconds: Google's access tokens last an hour. */
const LIFETIME_S = 3600

/**
 * The access token that the simulated consent window gets: signed by the world, so that only its
 * window can make one.
 */
export const grantConsent = (signer: Signer, person: Person): string =>
  signClaims(signer, { consent: person, exp: Math.floor(signer.clock.now() / 1000) + LIFETIME_S })

/**
 * The account of an access token; null when it is forged, has expired, or names no whole person.
 */
export function readConsent(signer: Signer, accessToken: string): Person | null {
  const { consent, exp = 0 } = (readClaims(signer, accessToken) ?? {}) as {
    consent?: Partial<Person>
    exp?: number
  }
  const { email, first_name, last_name } = consent ?? {}
  if (!email || !first_name || !last_name || exp * 1000 <= signer.clock.now()) return null
  return { email: email.toLowerCase(), first_name, last_name }
}
