import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { consoleOf, mountIn } from './consoleOf.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
  mountIn(consoleOf())
  await expect.element(demo()).toBeVisible()
})
afterEach(() => document.querySelector('main')?.remove())

const demo = () => page.getByRole('button', { name: 'Demo', exact: true })
const panel = () => page.getByRole('dialog', { name: 'Demo: simulated marketplace' })
const tab = (name: string) => page.getByRole('tab', { name })
const box = () => panel().element().getBoundingClientRect()
const focused = () =>
  document.querySelector('suki-simulator')?.shadowRoot?.activeElement?.textContent
const expectIn = async (parent: Element) => {
  await expect.poll(() => document.querySelector('suki-simulator')?.parentElement).toBe(parent)
}
const open = async () => {
  await demo().click()
  await expect.element(panel()).toBeVisible()
}

test('stands beside the page, and remembers over a reload that it is open and its tab', async () => {
  await open()
  await tab('World').click()
  const { paddingLeft } = getComputedStyle(document.body)
  expect(box().right).toBeLessThanOrEqual(Number.parseFloat(paddingLeft))
  mountIn(consoleOf())
  await expect.element(tab('World')).toHaveAttribute('aria-selected', 'true')
  // Nobody has asked for it this time.
  expect(focused()).toBeUndefined()
})

test('on a phone it is folded to the tab when the app is touched, keeping what was typed, and after a reload', async () => {
  await page.viewport(360, 740)
  await open()
  await tab('Faults').click()
  const field = page.getByLabelText('Directives, as in a link after ?sim=')
  await field.fill('latency:40')
  const main = document.body.appendChild(document.createElement('main'))
  main.innerHTML = '<h1>Cart</h1>'
  await page.getByRole('heading', { name: 'Cart' }).click()
  await expect.poll(() => panel().query()).toBeNull()
  await expect.element(demo()).toBeVisible()
  await open()
  await expect.element(field).toHaveValue('latency:40')
  mountIn(consoleOf())
  await expect.element(demo()).toBeVisible()
  await expect.poll(() => panel().query()).toBeNull()
})

test('on a phone it is a sheet of at most 45 % in which a switch stays under the finger, and lies under a dialog', async () => {
  await page.viewport(360, 740)
  await open()
  expect(box().height).toBeLessThanOrEqual(0.45 * 740)
  expect(box().bottom).toBe(740)
  await tab('Faults').click()
  const gone = page.getByRole('switch', { name: 'The network is gone' })
  const { top } = gone.element().getBoundingClientRect()
  await gone.click()
  await expect.element(page.getByText('2 active, also after a reload.')).toBeVisible()
  expect(gone.element().getBoundingClientRect().top).toBe(top)
  const main = document.body.appendChild(document.createElement('main'))
  main.innerHTML =
    '<dialog style="position: fixed; inset: 0; width: 360px; height: 740px"></dialog>'
  const dialog = main.querySelector('dialog')!
  dialog.showModal()
  for (const y of [20, 400, 730]) expect(document.elementFromPoint(180, y)).toBe(dialog)
  // The tab too.
  expect(document.elementFromPoint(350, 370)).toBe(dialog)
  dialog.close()
  await expect.element(panel()).toBeVisible()
})

test('goes into a modal dialog and out of it, keeping the focus, and Escape in it leaves the dialog open', async () => {
  const keys = vi.fn<() => void>()
  document.addEventListener('keydown', keys)
  await open()
  const main = document.body.appendChild(document.createElement('main'))
  main.innerHTML = '<dialog aria-label="Checkout"><button type="button">Pay</button></dialog>'
  const dialog = main.querySelector('dialog')!
  dialog.showModal()
  await expectIn(dialog)
  await tab('Time').click()
  await page.getByRole('button', { name: 'Freeze' }).click()
  await expect.element(page.getByRole('button', { name: 'Run' })).toBeVisible()
  const choice = page.getByRole('combobox', { name: 'Runs' })
  await choice.click()
  await expect.element(choice).toHaveAttribute('aria-expanded', 'true')
  // It closes the list of choices only.
  await userEvent.keyboard('{Escape}')
  await expect.element(choice).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  expect(dialog.open).toBe(true)
  // The page's own keys do not act on what is typed in the console.
  expect(keys).not.toHaveBeenCalled()
  document.removeEventListener('keydown', keys)

  await open()
  await expect.poll(focused).toMatch(/Time$/)
  dialog.close()
  await expectIn(document.body)
  await expect.poll(focused).toMatch(/Time$/)
  dialog.showModal()
  await expectIn(dialog)
  main.remove()
  await expectIn(document.body)
  await expect.element(panel()).toBeVisible()
})

test('a refusal is shown in the window, until it is dismissed', async () => {
  const marketplace = consoleOf()
  mountIn(marketplace)
  await open()
  marketplace.broadcast({
    kind: 'notice',
    notice: { id: 'n/1', kind: 'violation', text: 'addToCart: /items is missing' },
  })
  const message = panel().getByText('addToCart: /items is missing')
  await expect.element(message).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(message).not.toBeInTheDocument()
})
