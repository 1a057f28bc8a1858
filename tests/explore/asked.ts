import type { AddressRow, OrderRow } from '#fixtures/rows.ts'
import type { Screen } from './screen.ts'

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
