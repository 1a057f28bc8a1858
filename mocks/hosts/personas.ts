import { namedBuyers, type NamedBuyer } from '#fixtures/named.ts'
import type { Marketplace } from '../core/marketplace.ts'
import { issueToken, TOKEN_LIFETIME_S } from '../rules/tokens.ts'

const EXPIRED_FOR_S = 3600

export const buyers = new Map<string, NamedBuyer>(Object.entries(namedBuyers))

/** Leaves out deleted ones. */
export function personasOf({
  world,
}: Marketplace): { name: string; title: string; label: string }[] {
  return [...buyers.values()]
    .filter(({ id }) => world.tables.users.get(id))
    .map(({ key, first_name, situation, story }) => ({
      name: key,
      title: `${first_name} · ${situation}`,
      label: story,
    }))
}

/** Null for any other id. */
export const personaOf = (id: string): string | null =>
  [...buyers.values()].find((buyer) => buyer.id === id)?.key ?? null

/** Null when there is no such buyer. */
export function signInAs(
  { world }: Marketplace,
  name: string,
  { expired = false } = {},
): string | null {
  const buyer = buyers.get(name.toLowerCase())
  if (!buyer || !world.tables.users.get(buyer.id)) return null
  return issueToken(world, buyer.id, expired ? -EXPIRED_FOR_S : TOKEN_LIFETIME_S)
}
