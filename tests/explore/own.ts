import type { NamedBuyer } from '#fixtures/named.ts'
import type { ScheduleRow, AddressRow, OrderRow } from '#fixtures/rows.ts'
import type { World } from '#mocks/world/world.ts'
import type { Screen } from './screen.ts'

export interface List extends Pick<ScheduleRow, 'name' | 'address' | 'payment_method'> {
  isActive: boolean
  /** ISO 8601. */
  next: string | null
  lines: Map<string, number>
}

export interface Own {
  /** Pieces by product. */
  cart: Map<string, number>
  /** Ids of products. */
  liked: Set<string>
  /** Ids of shops. */
  followed: Set<string>
  lists: Map<string, List>
  orders: string[]
  /** Id of the default. */
  address: string
  /** Texts of the fields of their forms, by label. */
  addresses: Map<string, Record<string, string>>
  profile: Record<string, string>
  /** As `messageText` writes them. */
  messages: string[]
  /** For the checkout, in every tab of this browser. */
  ticked: Set<string>
}

export const messageText = (shop: string, text: string) => `${shop}: ${text}`

export function ownOf({ tables }: World, { id }: NamedBuyer): Own {
  const byProduct = (rows: readonly { product_id: string; quantity: number }[]) =>
    new Map(rows.map(({ product_id, quantity }) => [product_id, quantity]))
  const shopOf = (shop: string) => tables.shops.get(shop)?.shop_name ?? ''
  const { first_name = '', last_name = '', contact_number = '' } = tables.users.get(id) ?? {}
  return {
    cart: byProduct(tables.cartLines.by('user_id', id)),
    liked: new Set(tables.likes.by('user_id', id).map(({ product_id }) => product_id)),
    followed: new Set(tables.follows.by('user_id', id).map(({ shop_id }) => shop_id)),
    lists: new Map(
      tables.schedules.by('user_id', id).map((row) => [
        row._id,
        {
          name: row.name,
          address: row.address,
          payment_method: row.payment_method,
          isActive: row.is_active,
          next: row.next_checkout_date,
          lines: byProduct(tables.scheduleProducts.by('schedule_id', row._id)),
        },
      ]),
    ),
    orders: tables.orders
      .by('customer_id', id)
      .map((order) => askedText(shopOf(order.shop_id), order)),
    address: tables.addresses.by('user', id).find(({ is_default }) => is_default)?._id ?? '',
    addresses: new Map(
      tables.addresses.by('user', id).map((row) => [
        row._id,
        {
          'Full name': row.owner_name,
          'Mobile number': row.mobile_number,
          'Unit, floor or landmark': row.address_line ?? '',
          Latitude: String(row.geolocation?.latitude ?? ''),
          Longitude: String(row.geolocation?.longitude ?? ''),
        },
      ]),
    ),
    profile: {
      'First name': first_name,
      'Last name': last_name,
      'Contact number': contact_number,
    },
    messages: Array.from(tables.chatMessages.all())
      .filter(({ buyer_id, sender }) => buyer_id === id && sender === 'buyer')
      .map(({ seller_id, type, content }) =>
        messageText(shopOf(seller_id), type === 'text' ? content : type),
      ),
    ticked: new Set(),
  }
}

export type Asked = Pick<
  OrderRow,
  'payment_method' | 'delivery_method' | 'delivery_instruction'
> & {
  address: Pick<AddressRow, 'owner_name' | 'street' | 'mobile_number'>
  items: readonly Pick<OrderRow['items'][number], 'product_name' | 'quantity'>[]
}

export const askedText = (shop: string, order: Asked): string =>
  [
    order.items
      .map(({ quantity, product_name }) => `${quantity} ${product_name}`)
      .sort()
      .join(', '),
    `of ${shop} by ${order.delivery_method}`,
    `to ${order.address.owner_name}, ${order.address.street}, ${order.address.mobile_number}`,
    `for ${order.payment_method}, with '${order.delivery_instruction ?? ''}'`,
  ].join(' ')

const NOWHERE = { owner_name: 'nobody', street: 'nowhere', mobile_number: '' }

export function askedBy({ items, inputs }: Screen, addresses: readonly AddressRow[]): string[] {
  const address =
    addresses.find(({ owner_name, street, mobile_number }) =>
      [owner_name, street, mobile_number].every((part) => inputs.Address?.includes(part)),
    ) ?? NOWHERE
  return [...new Set(items.map(({ shop }) => shop))].map((shop) => {
    const lines = items.filter((item) => item.shop === shop)
    const delivery_method = lines[0]?.delivery ?? 'PICKUP'
    return askedText(shop, {
      items: lines.map(({ name, quantity }) => ({ product_name: name, quantity })),
      address,
      payment_method: inputs.Payment as Asked['payment_method'],
      delivery_method,
      delivery_instruction:
        delivery_method === 'DELIVERY' ? (inputs['Delivery Instructions'] ?? '') : null,
    })
  })
}
