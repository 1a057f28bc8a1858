import type { Model } from './model.ts'
import { type Own, ownOf } from './own.ts'

export const join = (list: Iterable<string>) => [...list].sort().join('; ')

export function* ownOfWorld(model: Model) {
  const real = textsOf(model, ownOf(model.world, model.buyer))
  for (const [what, wanted] of Object.entries(textsOf(model, model.own))) {
    const [more, missing] = [without(real[what] ?? [], wanted), without(wanted, real[what] ?? [])]
    if (more.length + missing.length > 0)
      yield `the marketplace has as ${what}: ${join(more)}; the buyer has asked for: ${join(missing)}`
  }
}

/** Takes each of the others away once. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...list]
  for (const one of others) if (left.includes(one)) left.splice(left.indexOf(one), 1)
  return left
}

function textsOf(
  model: Model,
  { cart, liked, followed, lists, orders: ordered, address, addresses, profile, messages }: Own,
): Record<string, string[]> {
  const lines = (of: ReadonlyMap<string, number>) =>
    Array.from(of, ([id, pieces]) => `${pieces} ${model.nameOf(id)}`)
  const streetOf = (id: string) => model.world.tables.addresses.get(id)?.street ?? 'none'
  return {
    cart: lines(cart),
    favourites: Array.from(liked, model.nameOf),
    'shops that are followed': Array.from(followed, (id) => model.shopOf(id).shop_name),
    lists: Array.from(
      lists.values(),
      (list) =>
        `${list.name}, ${list.isActive ? 'on' : 'off'}, ${list.next}, to ${streetOf(list.address)} for ${list.payment_method}: ${join(lines(list.lines))}`,
    ),
    orders: ordered,
    'default address': [streetOf(address)],
    addresses: Array.from(addresses, ([id, of]) => `${streetOf(id)}: ${Object.values(of).join()}`),
    profile: Object.values(profile),
    messages,
  }
}
