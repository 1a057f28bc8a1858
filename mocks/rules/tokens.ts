import type { UserRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { readClaims, signClaims } from './signing.ts'

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
