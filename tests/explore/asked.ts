import type { AddressRow, OrderRow } from '#fixtures/rows.ts'
import type { Model } from './model.ts'

/** What a buyer asks a shop for. */
export type Asked = Pick<
  OrderRow,
  'payment_method' | 'delivery_method' | 'delivery_instruction'
> & {
  address: Pick<AddressRow, 'owner_name' | 'street' | 'mobile_number'>
  items: readonly Pick<OrderRow['items'][number], 'product_name' | 'quantity'>[]
}

/** The same as a sentence. */
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

/** The addresses of the buyer that a text names. */
const addressesIn = (model: Model, text: string): AddressRow[] =>
  model
    .addressRows()
    .filter(({ owner_name, street, mobile_number }) =>
      [owner_name, street, mobile_number].every((part) => text.includes(part)),
    )

/** What the form of the checkout on the screen asks each shop for, as sentences. */
export function askedBy(model: Model): string[] {
  const { items, inputs } = model.screen
  const [address = NOWHERE] = addressesIn(model, inputs.Address ?? '')
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
