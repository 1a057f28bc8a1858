import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { UserRow } from '../../fixtures/rows.ts'
import type { World } from '../world/world.ts'

/** How long a login lasts, seconds. */
export const TOKEN_LIFETIME_S = 7 * 24 * 3600

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
const encode = (part: object) => base64url(utf8ToBytes(JSON.stringify(part)))
const decode = (part: string): unknown =>
  JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))))
const sign = (world: World, text: string) => base64url(hmac(sha256, utf8ToBytes(`suki-simulator-${world.seed}`), utf8ToBytes(text)))

/** A signed JWT (HS256) for a buyer; `lifetime` in seconds, negative for one that has expired already. */
export function issueToken(world: World, userId: string, lifetime = TOKEN_LIFETIME_S): string {
  const issued = Math.floor(world.clock.now() / 1000)
  // Two tokens must differ even when both are issued within one second.
  const claims = { sub: userId, iat: issued, exp: issued + lifetime, jti: world.newId('meta') }
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${sign(world, text)}`
}

/** The buyer of a valid token and its session; null when it is malformed, forged, expired or ended, or the account was deleted. */
export function readToken(world: World, token: string): { buyer: UserRow; session: string } | null {
  const [head, body, signature, ...rest] = token.split('.')
  if (!head || !body || rest.length > 0 || signature !== sign(world, `${head}.${body}`)) return null
  const { sub, exp, jti: session } = decode(body) as { sub: string; exp: number; jti: string }
  const buyer = world.tables.users.get(sub)
  if (!buyer || exp * 1000 <= world.clock.now()) return null
  const ended = buyer.sessions !== null && session < buyer.sessions.since && session !== buyer.sessions.kept
  return ended ? null : { buyer, session }
}
