import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { closeTrafficLog } from '#mocks/demo/console/traffic/trafficLog.ts'
import { TrafficTab } from '#mocks/demo/console/traffic/TrafficTab.tsx'
import { applyScenario } from '#mocks/scenario/control.ts'
import {
  choicesOf,
  choose,
  click,
  consoleOf,
  forgetConsole,
  showTab,
  type TestConsole,
} from './consoleOf.tsx'

afterEach(forgetConsole)

const get = ({ fetch }: TestConsole, path: string) =>
  fetch(new Request(`https://suki.example/api${path}`)).catch(() => undefined)
const names = () =>
  screen
    .queryAllByRole('button', { expanded: false })
    .map((button) => button.querySelector('.name')?.textContent)

/** A console whose tab has begun to record. */
async function recording(): Promise<TestConsole> {
  const marketplace = consoleOf({ products: 80 })
  showTab(TrafficTab, marketplace)
  await screen.findByText(/^Nothing yet/)
  await waitFor(() => expect(marketplace.events).toContainEqual({ kind: 'watched', isOn: true }))
  return marketplace
}

test('calls appear with status and time, the newest first, and show their messages and their place in the reference', async () => {
  const marketplace = await recording()
  await get(marketplace, '/products?limit=1')
  await get(marketplace, '/shops/handle/nobody-at-all')
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
  const marketplace = await recording()
  applyScenario(marketplace, parseScenario('drift:listProducts:/items/*/price:type:1'))
  await get(marketplace, '/products?limit=1')
  await userEvent.click(
    await screen.findByRole('button', {
      name: /^GET listProducts fault breaks the contract status 200/,
    }),
  )
  expect(screen.getByText('drift:listProducts:/items/*/price:type')).toBeVisible()
  expect(screen.getByText(/^response \/items\/0\/price: must be number/)).toBeVisible()
})

test('the list is filtered by tag, cleared, paused and continued', async () => {
  const marketplace = await recording()
  for (const path of ['/products?limit=1', '/products?limit=2', '/shops/handle/nobody-at-all'])
    await get(marketplace, path)
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
  await get(marketplace, '/products?limit=3')
  await click('Record')
  await get(marketplace, '/products?limit=4')
  await screen.findByText('All (4)')
  await click('Clear')
  await screen.findByText(/^Nothing yet/)
  expect(names()).toEqual([])
})

test('recording continues in the other tabs of the console, and ends with the console', async () => {
  const marketplace = await recording()
  cleanup()
  await get(marketplace, '/products?limit=1')
  closeTrafficLog(marketplace.connection)
  await waitFor(() => expect(marketplace.events.at(-1)).toEqual({ kind: 'watched', isOn: false }))
  await get(marketplace, '/products?limit=2')
  showTab(TrafficTab, marketplace)
  await screen.findByText('All (1)')
  expect(names()).toEqual(['listProducts'])
})
