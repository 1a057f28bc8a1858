import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect } from 'vitest'
import { paths } from '#domain/paths.ts'
import { encodeSelection } from '#domain/selection.ts'
import { CartPage } from '#features/cart/CartPage.tsx'
import { CheckoutPage } from '#features/checkout/CheckoutPage.tsx'
import { objectId } from '#fixtures/ids.ts'
import { namedBuyers, type PersonaKey, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openScreen } from '../../support/openScreen.tsx'
import { buttonNamed, dialogNamed, expectScreen, press } from '../../support/user.ts'

const { mango } = namedProducts
export const stall = 'Dolores Fresh Market Stall 14'
/** Their line in Liza's cart. */
export const mangoLine = objectId('cartLines', 0)
/** The checkout of the two mangoes in Liza's cart. */
export const mangoes = paths.checkout(
  encodeSelection([
    {
      shopId: shopId(mango.shop),
      shop_name: stall,
      products: [
        {
          productId: mango.id,
          cartId: mangoLine,
          product_name: mango.name,
          display_picture: '',
          price: mango.price,
          quantity: 2,
          total: 2 * mango.price,
        },
      ],
    },
  ]),
)

const pages = (
  <Routes>
    <Route path="/cart" element={<CartPage />} />
    <Route path="/cart/checkout" element={<CheckoutPage />} />
    <Route path="*" element={<p>Elsewhere</p>} />
  </Routes>
)

/** Opens a checkout or its result, with its own marketplace. */
export function openCheckoutAt({
  at = mangoes,
  as = 'liza',
  sim,
}: { at?: string; as?: PersonaKey; sim?: string } = {}) {
  const opened = openScreen(pages, { at, as, sim })
  const { tables } = opened
  const orders = () => tables.orders.by('customer_id', namedBuyers[as].id)
  const before = new Set(orders().map(({ _id }) => _id))
  return {
    ...opened,
    made: () => orders().filter(({ _id }) => !before.has(_id)),
    sent: () => opened.sent('POST /transactions'),
    /** Products of the user's cart, by id. */
    cart: () =>
      tables.cartLines.by('user_id', namedBuyers[as].id).map(({ product_id }) => product_id),
  }
}

export async function leaveAndReturn({ go }: ReturnType<typeof openCheckoutAt>): Promise<void> {
  await go('/home')
  await screen.findByText('Elsewhere')
  await go(-1)
}

export const totals = () =>
  within(screen.getByRole('complementary', { name: 'Cart Overall Total' }))
export const row = (label: string) => totals().getByText(label).parentElement
/** The button that orders; while it works, its name says so. */
export const placeButton = () => buttonNamed(/^Check Out/, totals())
export const place = () => userEvent.click(placeButton())

export const formReady = () =>
  waitFor(() => {
    expect(row('Total Amount')).toMatchTextContent('₱')
    expect(placeButton()).toBeEnabled()
  })

export async function openForm(...options: Parameters<typeof openCheckoutAt>) {
  const opened = openCheckoutAt(...options)
  await formReady()
  return opened
}

export const choose = (radio: string | RegExp) => press(radio, screen, 'radio')

export const confirmGcash = async () => press(/tester/, await dialogNamed('GCash is on trial'))

export const accepted = () => expectScreen('Order Accepted!')
