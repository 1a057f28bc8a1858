import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { namedBuyers, orderIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { WorldTab } from '#mocks/demo/console/world/WorldTab.tsx'
import { applyScenario } from '#mocks/scenario/control.ts'
import { as } from '../support/market.ts'
import { orderOf } from '../support/order.ts'
import { click, consoleOf, fill, showTab, expectShown, partNamed } from './consoleOf.tsx'

function open(as?: keyof typeof namedBuyers, sim = '') {
  const marketplace = consoleOf({ products: 120 })
  applyScenario(marketplace, parseScenario(sim))
  if (as) document.cookie = `token=${marketplace.login(as)}; Path=/`
  showTab(WorldTab, marketplace)
  return { marketplace, tables: marketplace.world.tables }
}

const productNamed = (name: RegExp) => partNamed(name, 'form')
const orderNamed = (name: RegExp) => partNamed(name, 'listitem')
const choicesFor = (order: Awaited<ReturnType<typeof orderNamed>>) =>
  order.getAllByRole('button').map(({ textContent }) => textContent)
const searchFor = async (text: string) =>
  userEvent.type(await screen.findByRole('searchbox', { name: 'Find a product' }), text)

test('a product is found by its name, and its stock and price are changed as by a link', async () => {
  const { tables, marketplace } = open()
  await searchFor('pandesal')
  const product = await productNamed(/^Pandesal/)
  await fill(product.getByRole('spinbutton', { name: 'In stock' }), '0')
  await fill(product.getByRole('spinbutton', { name: 'Whole pesos' }), '77')
  const { id } = namedProducts.pandesal
  await click('Save', product)
  await expectShown('₱77.00, sold out', product)
  expect(tables.products.get(id)).toMatchObject({ stocks: 0, price: 77 })
  expect(marketplace.messages).toEqual([])
})

test('a price that can not be is refused with its reason, and the product stays', async () => {
  const { tables, marketplace } = open('liza')
  const { id } = namedProducts.mango
  const before = tables.products.get(id)
  await searchFor(id)
  const product = await productNamed(/Mango/)
  await fill(product.getByRole('spinbutton', { name: 'Whole pesos' }), '-5{Enter}')
  await expect
    .poll(() => marketplace.messages)
    .toEqual([expect.stringMatching(/^Refused\nprice:.*whole number/)])
  expect(tables.products.get(id)).toEqual(before)
})

test('without a search the cart of the buyer is listed; a search without results says so', async () => {
  const { tables } = open('jose')
  const [line] = tables.cartLines.by('user_id', namedBuyers.jose.id)
  const [first] = await screen.findAllByRole('form')
  expect(first).toHaveAccessibleName(tables.products.get(line?.product_id as string)?.product_name)
  await searchFor('xyzzy')
  await expectShown("No product matches 'xyzzy'.")
})

test('the shop of an order takes each of its steps, and the keyboard goes along', async () => {
  const { tables } = open('liza')
  const order = await orderNamed(/^Order from .*Red Onion/)
  const statusOf = () => tables.orders.get(orderIds.lizaPending)?.order_status
  expect(choicesFor(order)).toEqual(['Confirm', 'Refuse'])
  order.getByRole('button', { name: 'Confirm' }).focus()
  await userEvent.keyboard('{Enter}')
  await expectShown('The order is being prepared.', order)
  await waitFor(() => expect(order.getByRole('button', { name: 'Pack' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await expectShown('The order is packed.', order)
  await userEvent.keyboard('{Enter}')
  await expectShown('The order is on its way.', order)
  await waitFor(() =>
    expect(screen.getByRole('listitem', { name: /^Order from .*Red Onion/ })).toHaveFocus(),
  )
  expect(statusOf()).toBe('READY_TO_PICK_UP')
})

test('a cancellation is refused or agreed to, a refund is made or not', async () => {
  const { tables } = open('carlo')
  const cancelled = await orderNamed(/Tocino/)
  expect(choicesFor(cancelled)).toEqual(['Refuse to cancel', 'Agree to cancel'])
  await click('Refuse to cancel', cancelled)
  await expectShown(/^The order is (packed|being prepared)\.$/, cancelled)
  const returned = await orderNamed(/Beer/)
  await click('Refund', returned)
  await expectShown('The order was refunded.', returned)
  expect(tables.orders.get(orderIds.carloRefundRequested)?.order_status).toBe('REFUNDED')
})

test('an order that is not paid can only be refused, until its payment ends', async () => {
  const { marketplace, tables } = open('ana', 'freeze')
  tables.addresses.put({
    ...[...tables.addresses.all()][0]!,
    _id: 'a'.repeat(24),
    user: namedBuyers.ana.id,
  })
  const body = orderOf('ana', 'pandesal', { payment_method: 'gcash' })
  await as(marketplace, 'ana')('POST', '/transactions', body)
  const order = await orderNamed(/Pandesal/)
  expect(order.getByText('The order is not paid yet.')).toBeVisible()
  expect(choicesFor(order)).toEqual(['Refuse'])
  const payment = await orderNamed(/^Payment of/)
  await click('Pay', payment)
  expect(await order.findByRole('button', { name: 'Confirm' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Open payments' })).toBeNull()
})

test('a visitor sees that a login is needed, a buyer without orders that there are none', async () => {
  open()
  await expectShown(/^Log in as a buyer/)
  cleanup()
  open('ana')
  await expectShown('You have ordered nothing yet.')
})

async function download(): Promise<File> {
  const blobs = vi.spyOn(URL, 'createObjectURL')
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await click('Download the world')
  await vi.waitFor(() => expect(links).toHaveBeenCalled())
  const { download: name } = links.mock.contexts[0] as HTMLAnchorElement
  expect(name).toBe('suki-world-2026-07-20.json')
  return new File([blobs.mock.calls[0]?.[0] as Blob], name)
}

test('a world is downloaded, and takes the place of the present one in all pages once the user says so', async () => {
  // Two rows: the product, and the number of the login.
  const { marketplace } = open('liza', 'stock:mango:7')
  const { events } = marketplace
  const stock = () => marketplace.world.tables.products.get(namedProducts.mango.id)?.stocks
  const file = await download()
  applyScenario(marketplace, parseScenario('stock:mango:1'))
  await userEvent.upload(screen.getByLabelText('Load a world'), file)
  // The code of world files is loaded now.
  const fits = await screen.findByText(
    /fits: 2 changed rows, .* It would replace the current world, in all tabs\.$/,
    {},
    { timeout: 10_000 },
  )
  expect(fits).toBeVisible()
  expect(stock()).toBe(1)
  await click('Replace the world')
  await expect
    .poll(() => events.at(-1))
    .toEqual({ kind: 'replaced', message: 'Another world was loaded, with 2 changed rows.' })
  expect(stock()).toBe(7)
})

test('a world that does not fit is refused with its reasons, and the present one stays', async () => {
  const { marketplace } = open('liza', 'stock:mango:7')
  const { world } = marketplace
  const broken = (await (await download()).text()).replace('"stocks":7', '"stocks":"seven"')
  await userEvent.upload(screen.getByLabelText('Load a world'), new File([broken], 'broken.json'))
  expect(
    await screen.findByText('broken.json was refused, and nothing of it was loaded:'),
  ).toBeVisible()
  const reasons = within(screen.getByRole('list', { name: 'Reasons' })).getAllByRole('listitem')
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    `products ${namedProducts.mango.id}/stocks: is 'seven', not a whole number from 0 to 1000000000`,
  ])
  expect(marketplace.world).toBe(world)
  expect(marketplace.events.filter(({ kind }) => kind === 'replaced')).toEqual([])
})
