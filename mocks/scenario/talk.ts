import { namedBuyers, shopId, shopNumbers, type NamedShop } from '#fixtures/named.ts'
import type { ConversationRow } from '#fixtures/rows.ts'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import type { Refused } from '#fixtures/scenarios/refusal.ts'
import type { ScenarioTarget } from '../core/scenarioTarget.ts'
import { addOlderMessages, conversationWith, writeAsShop } from '../rules/messages.ts'
import type { World } from '../world/world.ts'

export const NO_BUYER = 'nobody is signed in: add as:NAME'
const STORM_SHOPS = 20

function shopOf({ tables }: World, name: string): string | undefined {
  const byName = Object.hasOwn(shopNumbers, name) ? shopId(name as NamedShop) : name
  return (tables.shops.get(byName) ?? tables.shops.by('shop_handle', name)[0])?._id
}

/** Takes the one that the scenario names, else the one of the token. */
export function buyerOf(
  market: ScenarioTarget,
  { as }: Partial<Scenario>,
  token: string | null,
): string | undefined {
  if (as === undefined) return market.authenticate(token)?._id
  return new Map(Object.entries(namedBuyers)).get(as.toLowerCase())?.id
}

/** Lets several shops write in turn, evenly over real time; ends when the world is replaced. */
function startStorm(
  target: ScenarioTarget,
  buyerId: string,
  { messages, seconds }: NonNullable<Scenario['storm']>,
): void {
  const { world } = target
  const shops = Array.from(world.tables.shops.all(), ({ _id }) => _id).slice(0, STORM_SHOPS)
  let sent = 0
  // After a busy time, timers that are all due need not run in their order.
  const send = () => {
    if (target.world !== world) return
    sent += 1
    writeAsShop(
      world,
      conversationWith(world, buyerId, shops[sent % shops.length] as string),
      `Storm message ${sent} of ${messages}`,
    )
  }
  for (let n = 1; n <= messages; n++) target.after((n * seconds * 1000) / messages, send)
}

/**
 * Writes to the buyer of the scenario or the token.
 * @returns directives of unknown shops, or without a buyer
 */
export function applyTalk(
  target: ScenarioTarget,
  scenario: Partial<Scenario>,
  token: string | null,
): Refused[] {
  const { say = [], threads = [], storm } = scenario
  if (say.length === 0 && threads.length === 0 && !storm) return []
  const { world } = target
  const buyerId = buyerOf(target, scenario, token)
  const inChat = (
    shop: string,
    directive: string,
    work: (conversation: ConversationRow) => void,
  ): Refused[] => {
    if (buyerId === undefined) return [{ directive, reason: NO_BUYER }]
    const id = shopOf(world, shop)
    if (id === undefined)
      return [{ directive, reason: `there is no shop '${shop}', by its id, handle or short name` }]
    work(conversationWith(world, buyerId, id))
    return []
  }
  const refused = [
    ...threads.flatMap(({ shop, messages }) =>
      inChat(shop, `thread:${shop}`, (one) => addOlderMessages(world, one, messages)),
    ),
    ...say.flatMap(({ shop, text }) =>
      inChat(shop, `say:${shop}`, (one) => writeAsShop(world, one, text)),
    ),
  ]
  if (!storm) return refused
  if (buyerId === undefined) return [...refused, { directive: 'storm', reason: NO_BUYER }]
  startStorm(target, buyerId, storm)
  return refused
}
