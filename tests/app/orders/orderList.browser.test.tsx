import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { formatMoney } from '#domain/money.ts'
import { OrdersPage } from '#features/orders/OrdersPage.tsx'
import { namedBuyers, orderIds, type OrderKey } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Market } from '../../marketplace/support/market.ts'
import { openApp } from '../support/app.tsx'
import { openScreen } from '../support/openScreen.tsx'
import {
  dialogNamed,
  expectScreen,
  expectShown,
  expectToast,
  expectVisible,
  partNamed,
  press,
} from '../support/user.ts'

const PATH = '/profile/liza-manalo/orders'
const open = ({
  query = '',
  sim,
  prepare,
}: { query?: string; sim?: string; prepare?: (market: Market) => void } = {}) =>
  openScreen(<OrdersPage />, { at: PATH + query, as: 'liza', sim, prepare })
const order = (key: OrderKey) => screen.queryByTitle(orderIds[key])?.closest('article') ?? undefined
const expectOrder = (key: OrderKey) => waitFor(() => expect(order(key)).toBeVisible())
const tab = (name: string) => screen.getByRole('tab', { name })
const numberOf = (key: OrderKey) => `#${orderIds[key].slice(-6).toUpperCase()}`
const timeline = (card: Pick<typeof screen, 'getByRole'>) =>
  card.getByRole('list', { name: 'Order timeline' })
const steps = (card: Pick<typeof screen, 'getByRole'>) =>
  within(timeline(card)).getAllByRole('listitem')
const ordersOfLiza = ({ world }: Market) =>
  world.tables.orders.by('customer_id', namedBuyers.liza.id)

test('each status has a tab, which the address names; Shipped is a filter that can be cleared, ORDERS-03 ORDERS-04 ORDERS-05 ORDERS-07 SHELL-19', async () => {
  const { address, go } = open()
  await expectOrder('lizaPending')
  const tabs = (await partNamed('Order status', 'tablist')).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Pending',
    'Preparing',
    'Packed',
    'Pending Cancellation',
    'For Pickup',
    'Completed',
    'Cancelled',
    'Refund Requested',
    'Refunded',
    'Refund Rejected',
  ])
  expect(tab('All')).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(tab('For Pickup'))
  expect(address()).toBe(`${PATH}?status=READY_TO_PICK_UP`)
  await expectOrder('lizaPickup')
  expect(order('lizaPending')).toBeUndefined()
  expect(tab('For Pickup')).toHaveAttribute('aria-selected', 'true')

  await go(`${PATH}?status=SHIPPED`)
  await expectOrder('lizaShipped')
  expect(order('lizaPickup')).toBeUndefined()
  await press('Clear the Shipped filter')
  await expectOrder('lizaPending')
  expect(address()).toBe(PATH)
})

test('a list that cannot be loaded says why, and loads on Retry, ORDERS-11 ERR-82', async () => {
  open({ sim: 'fail:listCustomerTransactions:503:2' })
  const problem = await screen.findByText('Error: The service is unavailable')
  expect(problem.closest('[role=alert]')).toBeVisible()
  await press('Retry')
  await expectOrder('lizaPending')
})

test('the page of an order shows all that belongs to it, and its actions, ORDERS-08 ORDERS-26', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { go, tables } = openApp(`/orders/${orderIds.lizaPending}`, 'as:liza')
  const title = `Order ${numberOf('lizaPending')}`
  expect(await expectScreen(title)).toBeVisible()
  const pickup = within(await screen.findByRole('article'))
  const part = (term: string) =>
    screen.getAllByRole('term').find(({ textContent }) => textContent === term)?.parentElement
  expect(pickup.getAllByRole('link', { name: /×/ })).toHaveLength(2)
  expect(part('Pickup')).toMatchTextContent(
    'Dolores Fresh Market Stall 14, San Fernando City, Pampanga',
  )
  expect(part('Pickup')).toMatchTextContent('Liza Manalo')
  expect(part('Payment Method')).toMatchTextContent('Cash on Delivery/Pickup, to be paid')
  const priceOf = ({ id }: { id: string }) => tables.products.get(id)?.price ?? 0
  expect(part('Total')).toMatchTextContent(
    formatMoney(priceOf(namedProducts.redOnion) + priceOf(namedProducts.garlic)),
  )
  expect(steps(pickup)).toHaveLength(5)
  await expectShown('Pending', pickup)
  await expectShown('Waiting for the shop to confirm', pickup)
  await expectShown(/^(Open · |Closed now)/, pickup)
  await expectVisible('button', 'Cancel', pickup)
  await press('Copy the whole ID')
  expect(copied).toHaveBeenCalledWith(orderIds.lizaPending)

  await go(`${PATH}?transaction_id=${orderIds.lizaPacked}`)
  await expectOrder('lizaPacked')
  expect(part('Delivery')).toMatchTextContent('18 Sampaguita Street')
  await expectShown('Please ring the bell twice. The dog is friendly.')
})

test('an order can be cancelled on its page, and an ID of no order of the user says so, ORDERS-26 ORDERS-17', async () => {
  const { go } = openApp(`/orders/${orderIds.lizaPending}`, 'as:liza')
  await press('Cancel')
  await dialogNamed(/cancel/i)

  await go(`/orders/${orderIds.carloPending}`)
  await expectShown('Order not found')
  await press('My Orders', screen, 'link')
  await expectOrder('lizaPending')
})

test('a card has a chat with its shop, a number that copies the id, and, once closed, a folded timeline, ORDERS-08', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  openApp(`${PATH}?transaction_id=${orderIds.lizaDelivered}`, 'as:liza')
  const card = within(await screen.findByRole('article'))
  await press(`Order ${numberOf('lizaDelivered')}, copy the whole ID`, card)
  expect(copied).toHaveBeenCalledWith(orderIds.lizaDelivered)
  await expectToast('Order ID copied to clipboard')

  expect(timeline(card)).not.toBeVisible()
  await userEvent.click(card.getByText('Order timeline'))
  expect(steps(card).map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^Out for delivery/),
  )

  await press(/^Chat with /, card)
  await expectVisible('textbox', /^Message/)
})

const box = () =>
  screen.getByRole('searchbox', { name: 'Search Shop Name, Order ID, or Product Name' })

test('a search without results shows its text, and can be cleared by a button, ORDERS-06 ORDERS-07', async () => {
  const { address } = open({ query: '?status=PENDING' })
  await screen.findByRole('article')
  await userEvent.type(box(), 'submarine{Enter}')
  await expectShown(/None of your Pending orders match “submarine”/)
  await press('Clear search')
  expect(await screen.findByRole('article')).toBeVisible()
  expect(address()).toBe(`${PATH}?status=PENDING`)
})

test('an order is found by its short number, on any page; a name like a number finds its shop, ORDERS-06 ORDERS-07 ORDERS-12', async () => {
  let id = ''
  const { go } = open({
    query: '?status=PENDING',
    prepare: (market) => {
      const orders = ordersOfLiza(market).toSorted((a, b) =>
        b.created_at.localeCompare(a.created_at),
      )
      id = orders.at(-1)!._id
      market.world.tables.orders.update(id, { order_status: 'REFUNDED' })
      market.world.tables.shops.update(orders[0]!.shop_id, { shop_name: 'Facade' })
    },
  })
  const search = async (text: string) => {
    await userEvent.clear(box())
    await userEvent.type(box(), `${text}{Enter}`)
  }
  await screen.findByRole('article')
  const number = id.slice(-6)
  for (const text of [`Order #${number.toUpperCase()}`, number]) {
    await search(text)
    expect(await screen.findByTitle(id)).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(tab('Refunded')).toHaveAttribute('aria-selected', 'true')
  }
  await go(PATH)
  await search('facade')
  await expect.poll(() => screen.getAllByRole('article')[0]).toHaveAccessibleName(/from Facade$/)
  await search('#abcdef')
  await expectShown(/None of your orders match “#ABCDEF”/)
  await userEvent.clear(box())
  await screen.findAllByRole('article')
})

test('Order Again of a product that has sold out adds nothing to the cart, and says so, ORDERS-24 OPEN-03', async () => {
  const { address } = openScreen(<OrdersPage />, {
    at: `/profile/carlo-tayag/orders?transaction_id=${orderIds.carloCancelled}`,
    as: 'carlo',
  })
  await press('Order Again')
  await expectToast('None of these products is available right now.')
  expect(address()).toBe(`/profile/carlo-tayag/orders?transaction_id=${orderIds.carloCancelled}`)
})

test('what Order Again puts into the cart is ticked there, also when one of the products failed, ORDERS-24 OPEN-03', async () => {
  openApp(`${PATH}?transaction_id=${orderIds.lizaPartlyRated}`, 'as:liza,fail:addToCart:500')
  await press('Order Again')
  await expectToast('Failed to add product to cart')
  await expectShown('2 products selected')
})

test('what was ordered becomes a scheduled list; what is sold out is left out, and said, SCHED-76', async () => {
  const ofTwo = (market: Market) =>
    ordersOfLiza(market).find(
      ({ order_status, items }) => order_status === 'COMPLETED' && items.length > 1,
    )!
  const { market, tables, address } = open({
    query: '?status=COMPLETED',
    prepare: (before) =>
      void before.world.tables.products.update(ofTwo(before).items[0]!.product_id, { stocks: 0 }),
  })
  const { _id, shop_id, items } = ofTwo(market)
  const card = (await screen.findByTitle(_id)).closest('article')!
  await press(/^More for the order/, within(card))
  await press('Repeat automatically', screen, 'menuitem')
  const dialog = await dialogNamed('New list')
  const shop = tables.shops.get(shop_id)?.shop_name ?? ''
  expect(dialog.getByRole('textbox', { name: 'List name' })).toHaveValue(shop)
  const contents = within(dialog.getByRole('region', { name: 'On this list' }))
  await expectShown('Sold out, so it won’t be added.', contents)
  for (const title of [
    "Set your list's schedule.",
    'Choose the address and the payment method',
    'Choose a color',
  ]) {
    await press('Next', dialog)
    await dialog.findByRole('heading', { name: title })
  }
  await press('Finish', dialog)
  await expectShown('Successfully created scheduled list.')
  const list = tables.schedules.by('user_id', namedBuyers.liza.id).find(({ name }) => name === shop)
  expect(
    tables.scheduleProducts
      .by('schedule_id', list?._id ?? '')
      .map(({ product_id, quantity }) => [product_id, quantity]),
  ).toEqual(items.slice(1).map(({ product_id, quantity }) => [product_id, quantity]))
  await expect.poll(address).toBe(`/order/schedule/${list?._id}`)
})
