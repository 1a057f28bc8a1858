import type { ChatMessageRow, ConversationRow, ShopRow } from '#fixtures/rows.ts'
import type { World } from '#mocks/world/world.ts'
import type { Place } from '../distance.ts'
import type { TalkFacts } from './facts.ts'

const DEGREES = /(\d+(?:\.\d+)?)°\s*(?:(\d+(?:\.\d+)?)['′]\s*)?(?:(\d+(?:\.\d+)?)["″]\s*)?([NSEW])/g
const DECIMAL = /(-?\d{1,3}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)/

function decoded(link: string): string {
  try {
    return decodeURIComponent(link.replaceAll('+', ' '))
  } catch {
    return link
  }
}

/**
 * Reads degrees, minutes and seconds ("15°02'13.6"N 120°40'55.7"E") or decimals ('15.03,120.68');
 * null without any.
 */
export function placeOfLink(link: string): Place | null {
  const text = decoded(link)
  const angles = Array.from(
    text.matchAll(DEGREES),
    ([, degrees, minutes = 0, seconds = 0, side]) => ({
      isLatitude: side === 'N' || side === 'S',
      value:
        (Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) *
        (side === 'S' || side === 'W' ? -1 : 1),
    }),
  )
  const [latitude, longitude] = [
    angles.find(({ isLatitude }) => isLatitude)?.value,
    angles.find(({ isLatitude }) => !isLatitude)?.value,
  ]
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  const [, north, east] = DECIMAL.exec(text) ?? []
  return north === undefined || east === undefined
    ? null
    : { latitude: Number(north), longitude: Number(east) }
}

/** Messages before the unanswered ones. */
const REMEMBERED = 12

/** Newest first. */
function earlierTexts(
  { timelines, tables }: World,
  conversationId: string,
  unanswered: readonly ChatMessageRow[],
): string[] {
  const recent = timelines.chatMessages.of(conversationId).slice(-REMEMBERED - unanswered.length)
  return recent
    .map((id) => tables.chatMessages.get(id) as ChatMessageRow)
    .filter((row) => row.sender === 'buyer' && row.type === 'text' && !unanswered.includes(row))
    .map(({ content }) => content)
    .reverse()
}

export function gatherFacts(
  world: World,
  conversation: ConversationRow,
  shop: ShopRow,
  unanswered: readonly ChatMessageRow[],
): TalkFacts {
  const { tables, clock } = world
  const contents = (type: ChatMessageRow['type']) =>
    unanswered.filter((row) => row.type === type).map(({ content }) => content)
  const location = contents('location').at(-1)
  const home = tables.addresses
    .by('user', conversation.buyer_id)
    .find(({ is_default }) => is_default)
  const orders = tables.orders
    .by('customer_id', conversation.buyer_id)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  return {
    now: clock.now(),
    shopId: shop._id,
    shop,
    products: tables.products.by('shop_id', shop._id),
    text: contents('text').join('\n'),
    earlier: earlierTexts(world, conversation._id, unanswered),
    media: new Set((['image', 'video'] as const).filter((type) => contents(type).length > 0)),
    place: location === undefined ? undefined : placeOfLink(location),
    home: home?.geolocation ?? undefined,
    orders: orders.map((order) => ({
      ...order,
      unpaid: tables.payments.get(order.payment_id ?? '')?.status === 'PENDING',
    })),
    elsewhere(productId) {
      const product = tables.products.get(productId)
      const seller = product && tables.shops.get(product.shop_id)
      return (
        product && seller && { product_name: product.product_name, shop_name: seller.shop_name }
      )
    },
  }
}
