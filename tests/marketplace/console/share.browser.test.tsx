import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { ShareTab } from '#mocks/demo/console/share/ShareTab.tsx'
import { applyScenario } from '#mocks/scenario/control.ts'
import { consoleOf, showTab } from './consoleOf.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.cookie = 'token=; Path=/; Max-Age=0'
  sessionStorage.clear()
})

const simOf = (link: string) => new URL(link).searchParams.get('sim')
const shownLink = async () =>
  (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Link' })).value

/**
 * Records what is written to the clipboard; `isAllowed` says whether the browser lets a page write.
 */
function fakeClipboard(isAllowed: boolean): string[] {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
    if (!isAllowed) throw new DOMException('denied', 'NotAllowedError')
    for (const item of items) copied.push(await (await item.getType('text/plain')).text())
  })
  return copied
}

test('the link has the state at the click, in directives, and the address of the page', async () => {
  const marketplace = consoleOf({ products: 120 })
  const copied = fakeClipboard(true)
  document.cookie = `token=${marketplace.login('liza')}; Path=/`
  sessionStorage.setItem('suki-position', 'denied')
  showTab(ShareTab, marketplace)
  const world = 'as:liza,seed:1,products:120,shops:60,clock:2026-07-20T10.00'
  expect(simOf(await shownLink())).toBe(`${world},reset,position:denied`)
  applyScenario(marketplace, parseScenario('freeze,advance:90,fail:createTransactions:503:2'))
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Copied.')).toBeVisible()
  expect(copied).toHaveLength(1)
  expect(simOf(copied[0]!)).toBe(
    `${world},freeze,advance:90,reset,position:denied,fail:createTransactions:503:2`,
  )
  expect(copied[0]).toMatch(globalThis.location.origin + globalThis.location.pathname)
  const carried = within(await screen.findByRole('region', { name: 'What it contains' }))
  expect(carried.getByText(/^liza signed in/)).toBeVisible()
  expect(carried.getByText('World 1: 120 products, 60 shops')).toBeVisible()
  expect(carried.getByText('fail:createTransactions:503:2')).toBeVisible()
})

test('where no other device can open the link, it says by which command the demo gets one', async () => {
  showTab(ShareTab, consoleOf({ products: 120 }))
  const other = within(await screen.findByRole('region', { name: 'On another device' }))
  expect(other.getByText('npx wrangler pages deploy dist-demo')).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})

test('where the browser does not allow copying, the link is selected', async () => {
  const marketplace = consoleOf({ products: 120 })
  fakeClipboard(false)
  showTab(ShareTab, marketplace)
  await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText(/the link is selected/)).toBeVisible()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Link' })
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
})

test('it says that what was done is not carried, and how much that is', async () => {
  const marketplace = consoleOf({ products: 120 })
  showTab(ShareTab, marketplace)
  expect(
    await screen.findByText(/^What was done or edited here is not in the link: orders, carts/),
  ).toBeVisible()
  const { world } = marketplace
  const [order] = world.tables.orders.all()
  world.tables.orders.update(order!._id, { idempotency_key: 'a key' })
  applyScenario(marketplace, { latency: 5 })
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(
    await screen.findByText(/^What was done or edited here is not in the link \(1 order so far\)/),
  ).toBeVisible()
})
