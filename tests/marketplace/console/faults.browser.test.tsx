import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { FaultsTab } from '#mocks/demo/console/faults/FaultsTab.tsx'
import { closeTrafficLog } from '#mocks/demo/console/traffic/trafficLog.ts'
import { TrafficTab } from '#mocks/demo/console/traffic/TrafficTab.tsx'
import { applyScenario } from '#mocks/scenario/control.ts'
import { as, call } from '../support/market.ts'
import {
  base,
  choicesOf,
  choose,
  click,
  consoleOf,
  fill,
  showTab,
  type TestConsole,
  expectShown,
  partNamed,
} from './consoleOf.tsx'

let marketplace: TestConsole
const armedList = () => partNamed('Active faults')
const part = (name: string) => within(screen.getByRole('region', { name }))
const armed = () => marketplace.faults.state.armed.map(({ rule }) => rule)

beforeEach(() => {
  marketplace = consoleOf({ products: 60 })
})
test('active faults are listed with their counts, which follow the calls, and are turned off one by one by keyboard', async () => {
  showTab(FaultsTab, marketplace)
  const list = await armedList()
  const status = screen.getByText('No faults are active.')
  for (const name of ['The order fails', 'The network is slow'])
    await userEvent.click(screen.getByRole('switch', { name }))
  await fill(screen.getByLabelText(/^Directives/), 'lose:getCart:2')
  await userEvent.keyboard('{Enter}')
  const items = await waitFor(() => {
    const found = list.getAllByRole('listitem')
    expect(found).toHaveLength(3)
    return found
  })
  expect(status).toHaveTextContent('3 active, also after a reload.')
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('Every response is 2 s late'),
    expect.stringContaining('Place orders: fails with 503'),
    expect.stringMatching(
      /its response is lost.*the next 2 times; has not happened yet.*lose:getCart:2/,
    ),
  ])
  expect(part('Network').getByRole('switch', { name: 'The network is slow' })).toBeChecked()

  marketplace.setConditions({ latency: 0 })
  const cart = `/carts/user/${namedBuyers.liza.id}`
  await as(marketplace, 'liza')('GET', cart).catch(() => undefined)
  await expectShown('the next time; has happened once', list)
  expect(list.getAllByRole('listitem')).toHaveLength(2)

  list.getByRole('button', { name: 'Turn off: Place orders: fails with 503' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(list.getByRole('button', { name: /^Turn off: Get a buyer's cart/ })).toHaveFocus(),
  )
  expect(armed()).toMatchObject([{ kind: 'lose', operation: 'getCart', times: 1 }])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(status).toHaveFocus())
  expect(armed()).toEqual([])
  expect(marketplace.messages).toEqual([])
})

test('what goes wrong is a switch in words with its page and its link, and all is turned off at once', async () => {
  showTab(FaultsTab, marketplace)
  const gone = await screen.findByRole('switch', { name: 'The network is gone' })
  expect(gone).not.toBeChecked()
  const item = gone.closest('li')!
  expect(within(item).getByRole('link', { name: /^Press \+ on a product/ })).toHaveAttribute(
    'href',
    `${base}home`,
  )
  const link = part('Network').getByRole('link', { hidden: true, name: /sim=.*socket:down/ })
  expect(link).not.toBeVisible()
  await userEvent.click(part('Network').getByText('Show as links'))
  expect(link).toBeVisible()
  expect(link).toHaveTextContent('/home?sim=as:liza,socket:down,drop:*:always')
  await userEvent.click(gone)
  await waitFor(() => expect(gone).toBeChecked())
  expect(marketplace.conditions.sockets).toBe('down')
  await expect(marketplace.fetch(new Request('https://suki.example/api/products'))).rejects.toThrow(
    TypeError,
  )
  await userEvent.click(gone)
  await waitFor(() => expect(gone).not.toBeChecked())
  expect(marketplace.conditions.sockets).toBe('up')
  expect(armed()).toEqual([])
  await userEvent.click(screen.getByRole('switch', { name: 'One call in ten gets lost' }))
  await userEvent.click(screen.getByRole('switch', { name: 'No live updates' }))
  await waitFor(() => expect(screen.getByRole('switch', { name: 'No live updates' })).toBeChecked())
  await click('Turn all off')
  await expectShown('No faults are active.')
  expect([armed(), marketplace.conditions.sockets]).toEqual([[], 'up'])
  // It happens at once, so it can't be turned off.
  await click('Do it: The mangoes sell out')
  await waitFor(() =>
    expect(marketplace.world.tables.products.get(namedProducts.mango.id)?.stocks).toBe(0),
  )
})

test('any call can be made to fail in any way, by a directive that two choices write; what is not valid is refused with its reason', async () => {
  showTab(FaultsTab, marketplace)
  await armedList()
  const form = part('Any call')
  const line = form.getByLabelText(/^Directives/)
  await choose('Call', 'Get a product (getProduct)', 'getProduct')
  await choose('What happens', 'fails with 503')
  expect(line).toHaveValue('fail:getProduct:503')
  await fill(line, 'fail:getProduct:204')
  await click('Apply')
  await waitFor(() =>
    expect(marketplace.messages).toEqual([
      expect.stringContaining("STATUS is a whole number from 400 to 599, not '204'"),
    ]),
  )
  await fill(line, 'fail:getProduct:500:2:after:1')
  await click('Apply')
  expect(await (await armedList()).findByText('Get a product: fails with 500')).toBeVisible()
  expect(armed()).toMatchObject([
    { kind: 'fail', operation: 'getProduct', status: 500, times: 2, after: 1 },
  ])

  await choose('Call', 'A shop starts or stops typing (onTyping)', 'onTyping')
  // An event can't fail.
  expect(line).toHaveValue('')
  await choose('What happens', 'is sent 3 s late')
  await click('Apply')
  expect(
    await (await armedList()).findByText('A shop starts or stops typing: is sent 3 s late'),
  ).toBeVisible()
})

const get = (path: string) => call(marketplace, 'GET', path).catch(() => undefined)
const names = () =>
  screen
    .queryAllByRole('button', { expanded: false })
    .map((button) => button.querySelector('.name')?.textContent)

/** Opens the tab, which begins to record. */
async function recording(): Promise<void> {
  showTab(TrafficTab, marketplace)
  await screen.findByText(/^Nothing yet/)
  await waitFor(() => expect(marketplace.events).toContainEqual({ kind: 'watched', isOn: true }))
}

test('calls appear with status and time, the newest first, and show their messages and their place in the reference', async () => {
  await recording()
  await get('/products?limit=1')
  await get('/shops/handle/nobody-at-all')
  const row = await screen.findByRole('button', {
    name: /^GET getShopByHandle status 404 [\d.]+ ms$/,
  })
  await screen.findByRole('button', { name: /^GET listProducts status 200 [\d.]+ ms$/ })
  expect(names()).toEqual(['getShopByHandle', 'listProducts'])
  await userEvent.click(row)
  expect(row).toHaveAttribute('aria-expanded', 'true')
  const link = screen.getByRole('link', { name: 'getShopByHandle in the contract’s reference' })
  expect(link.getAttribute('href')).toMatch(/\/contract\.html#\/shops\/getshopbyhandle$/)
  expect((await screen.findByRole('region', { name: 'Response, body' })).textContent).toContain(
    '"code": "not_found"',
  )
  await userEvent.keyboard('{Enter}')
  expect(row).toHaveAttribute('aria-expanded', 'false')
})

test('a fault is shown as its directive, and what breaks the contract by its place', async () => {
  await recording()
  applyScenario(marketplace, parseScenario('drift:listProducts:/items/*/price:type:1'))
  await get('/products?limit=1')
  await userEvent.click(
    await screen.findByRole('button', {
      name: /^GET listProducts fault breaks the contract status 200/,
    }),
  )
  expect(screen.getByText('drift:listProducts:/items/*/price:type')).toBeVisible()
  expect(screen.getByText(/^response \/items\/0\/price: must be number/)).toBeVisible()
})

test('the list is filtered by tag, cleared, paused and continued', async () => {
  await recording()
  for (const path of ['/products?limit=1', '/products?limit=2', '/shops/handle/nobody-at-all'])
    await get(path)
  await screen.findByText('All (3)')
  expect((await choicesOf('Tag')).map(({ title }) => title)).toEqual([
    'All (3)',
    'catalog (2)',
    'shops (1)',
  ])
  await userEvent.keyboard('{Escape}')
  await choose('Tag', 'shops (1)')
  expect(names()).toEqual(['getShopByHandle'])
  await choose('Tag', 'All (3)')
  await click('Pause')
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Paused: nothing is recorded for this page.',
  )
  await get('/products?limit=3')
  await click('Record')
  await get('/products?limit=4')
  await screen.findByText('All (4)')
  await click('Clear')
  await screen.findByText(/^Nothing yet/)
  expect(names()).toEqual([])
})

test('recording continues in the other tabs of the console, and ends with the console', async () => {
  await recording()
  cleanup()
  await get('/products?limit=1')
  closeTrafficLog(marketplace.connection)
  await waitFor(() => expect(marketplace.events.at(-1)).toEqual({ kind: 'watched', isOn: false }))
  await get('/products?limit=2')
  showTab(TrafficTab, marketplace)
  await screen.findByText('All (1)')
  expect(names()).toEqual(['listProducts'])
})
