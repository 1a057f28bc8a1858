import { readClaims, type Signer, signClaims } from './signing.ts'

/** The user has chosen it in the simulated consent window. */
export interface Person {
  email: string
  first_name: string
  last_name: string
}

/** Google's access tokens last as long. */
const LIFETIME_S = 3600

/** The world signs it, so that only its window can make one. */
export const grantConsent = (signer: Signer, person: Person): string =>
  signClaims(signer, { consent: person, exp: Math.floor(signer.clock.now() / 1000) + LIFETIME_S })

/** Null when it is forged, has expired, or names no whole person. */
export function readConsent(signer: Signer, accessToken: string): Person | null {
  const { consent, exp = 0 } = (readClaims(signer, accessToken) ?? {}) as {
    consent?: Partial<Person>
    exp?: number
  }
  const { email, first_name, last_name } = consent ?? {}
  if (!email || !first_name || !last_name || exp * 1000 <= signer.clock.now()) return null
  return { email: email.toLowerCase(), first_name, last_name }
}
