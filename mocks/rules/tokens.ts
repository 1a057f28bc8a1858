import type { UserRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { readClaims, signClaims } from './signing.ts'

/** How long a login lasts, seconds. */
export const TOKEN_LIFETIME_S = 7 * 24 * 3600

/**
 * A signed JWT (HS256) for a buyer; `lifetime` in seconds, negative for one that has expired
 * already.
 */
export function issueToken(world: World, userId: string, lifetime = TOKEN_LIFETIME_S): string {
  const issued = Math.floor(world.clock.now() / 1000)
  // Two tokens must differ even when both are issued within one second.
  return signClaims(world, {
    sub: userId,
    iat: issued,
    exp: issued + lifetime,
    jti: world.newId('meta'),
  })
}

/**
 * The buyer of a valid token, its session, and when it expires (world time, ms); null when it is
 * malformed, forged, expired or ended, or the account was deleted.
 */
export function readToken(
  world: World,
  token: string,
): { buyer: UserRow; session: string; expires: number } | null {
  const claims = readClaims(world, token) as { sub?: string; exp: number; jti: string } | null
  // A consent is signed by the world too, and names no buyer.
  const buyer = claims?.sub === undefined ? undefined : world.tables.users.get(claims.sub)
  if (!claims || !buyer) return null
  const expires = claims.exp * 1000
  if (expires <= world.clock.now()) return null
  const { jti: session } = claims
  const ended =
    buyer.sessions !== null && session < buyer.sessions.since && session !== buyer.sessions.kept
  return ended ? null : { buyer, session, expires }
}
