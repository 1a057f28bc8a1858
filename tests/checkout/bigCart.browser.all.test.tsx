import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import type { Market } from '../support/market.ts'
import { press } from '../support/user.ts'

const SHOPS = 10
const LINES_OF_SHOP = 11
const LINES = SHOPS * LINES_OF_SHOP
/** Maximum length of an address on many servers, bytes. */
const ADDRESS_LIMIT = 8000
const { id: customer } = namedBuyers.liza

/** Replaces the content of the cart by one piece of each of 110 products of ten shops. */
function fillCart({ world }: Market): void {
  const { products, shops, cartLines } = world.tables
  for (const { _id } of cartLines.by('user_id', customer)) cartLines.remove(_id)
  const sellers = [...shops.all()].slice(0, SHOPS)
  const goods = [...products.all()].slice(0, LINES)
  goods.forEach(({ _id }, index) => {
    const shop_id = sellers[index % SHOPS]?._id ?? ''
    products.update(_id, { shop_id, stocks: 5 })
    cartLines.insert({
      _id: world.newId('cartLines'),
      user_id: customer,
      product_id: _id,
      shop_id,
      quantity: 1,
      added_at: world.clock.iso(),
    })
  })
}

test(
  'a cart of 110 lines of ten shops creates ten orders, once each, CART-32 CHECKOUT-22 CHECKOUT-23',
  { timeout: 60_000 },
  async () => {
    const { market, router, address, asked } = openApp('/home', 'as:liza,freeze')
    fillCart(market)
    const { orders, cartLines } = market.world.tables
    const before = new Set(orders.by('customer_id', customer).map(({ _id }) => _id))
    await router.navigate('/cart')
    await press('Select all', screen, 'checkbox')
    expect(screen.getByText(`${LINES} products selected`)).toBeVisible()
    await press('Check Out')

    const totals = within(await screen.findByRole('complementary', { name: 'Cart Overall Total' }))
    expect(address().length).toBeLessThan(ADDRESS_LIMIT)
    await waitFor(() => expect(totals.getByRole('button', { name: 'Check Out' })).toBeEnabled())
    await press('Check Out', totals)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Order Accepted!' }),
    ).toBeInTheDocument()

    const placed = orders.by('customer_id', customer).filter(({ _id }) => !before.has(_id))
    expect(placed.map(({ items }) => items.length)).toEqual(
      Array.from({ length: SHOPS }, () => LINES_OF_SHOP),
    )
    expect(
      asked.filter(({ method, url }) => method === 'POST' && url.endsWith('/transactions')),
    ).toHaveLength(1)
    await waitFor(() => expect(cartLines.by('user_id', customer)).toEqual([]))
  },
)
