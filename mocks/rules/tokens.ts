import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { UserRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { fromBase64, toBase64 } from './files.ts'

interface Signer {
  readonly seed: number
  readonly clock: { now(): number }
}

const base64url = (bytes: Uint8Array) =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
const encode = (part: object) => base64url(utf8ToBytes(JSON.stringify(part)))
const decode = (part: string): unknown =>
  JSON.parse(new TextDecoder().decode(fromBase64(part.replaceAll('-', '+').replaceAll('_', '/'))))
const sign = ({ seed }: Signer, text: string) =>
  base64url(hmac(sha256, utf8ToBytes(`suki-simulator-${seed}`), utf8ToBytes(text)))

/** HS256. */
function signClaims(signer: Signer, claims: object): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${sign(signer, text)}`
}

/** Null when it is malformed or forged. */
function readClaims(signer: Signer, token: string): unknown {
  const [head, body, signature, ...rest] = token.split('.')
  if (!head || !body || rest.length > 0 || signature !== sign(signer, `${head}.${body}`))
    return null
  return decode(body)
}

export const TOKEN_LIFETIME_S = 7 * 24 * 3600

/** `lifetime` in seconds, negative for a token that has expired already. */
export function issueToken(world: World, userId: string, lifetime = TOKEN_LIFETIME_S): string {
  const issued = Math.floor(world.clock.now() / 1000)
  // Two tokens of one second must differ, too.
  return signClaims(world, {
    sub: userId,
    iat: issued,
    exp: issued + lifetime,
    jti: world.newId('meta'),
  })
}

/**
 * `expires`: world time, ms. Null when the token is malformed, forged, expired or ended, or the
 * account was deleted.
 */
export function readToken(
  world: World,
  token: string,
): { buyer: UserRow; session: string; expires: number } | null {
  const claims = readClaims(world, token) as { sub?: string; exp: number; jti: string } | null
  // A consent is signed by the world too.
  const buyer = claims?.sub === undefined ? undefined : world.tables.users.get(claims.sub)
  if (!claims || !buyer) return null
  const expires = claims.exp * 1000
  if (expires <= world.clock.now()) return null
  const { jti: session } = claims
  const ended =
    buyer.sessions !== null && session < buyer.sessions.since && session !== buyer.sessions.kept
  return ended ? null : { buyer, session, expires }
}

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
