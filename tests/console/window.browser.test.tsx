import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { consoleOf, forgetConsole, mountIn } from './consoleOf.tsx'

beforeEach(async () => {
  await page.viewport(1280, 800)
  mountIn(consoleOf())
  await expect.element(demo()).toBeVisible()
})
afterEach(() => {
  forgetConsole()
  document.querySelector('main')?.remove()
})

const demo = () => page.getByRole('button', { name: 'Demo', exact: true })
const panel = () => page.getByRole('dialog', { name: 'Demo: simulated marketplace' })
const tab = (name: string) => page.getByRole('tab', { name })
const box = () => panel().element().getBoundingClientRect()
const focused = () =>
  document.querySelector('suki-simulator')?.shadowRoot?.activeElement?.textContent
const open = async () => {
  await demo().click()
  await expect.element(panel()).toBeVisible()
}

test('opens with the focus on its tab, and Escape closes it and returns the focus', async () => {
  await open()
  await expect.poll(focused).toBe('Tours')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focused).toBe('Home')
  await expect.element(page.getByRole('tabpanel', { name: 'Home' })).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(tab('Share')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focused).toBe('Tours')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.poll(focused).toBe('Demo')
})

test('remembers its tab, its place and whether it is folded, over a reload', async () => {
  await open()
  await tab('World').click()
  const start = box()
  await page.getByRole('button', { name: 'Move the demo panel' }).click()
  const corner = box()
  expect([corner.left, corner.top < start.top]).toEqual([start.left, true])
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
  const place = box()
  expect([place.left - corner.left, place.top - corner.top]).toEqual(
    [48, 24].map((px) => expect.closeTo(px, 0)),
  )

  mountIn(consoleOf())
  await expect.element(tab('World')).toHaveAttribute('aria-selected', 'true')
  expect(box().left).toBeCloseTo(place.left, 0)
  // Nobody has asked for it this time.
  expect(focused()).toBeUndefined()

  await page.getByRole('button', { name: 'Fold the demo panel' }).click()
  // A hidden element has no role.
  await expect.poll(() => tab('World').query()).toBeNull()
  expect(box().height).toBeLessThan(50)
  mountIn(consoleOf())
  await expect
    .element(page.getByRole('button', { name: 'Fold the demo panel' }))
    .toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'Fold the demo panel' }).click()
  await expect.element(tab('World')).toBeVisible()
})

/** Drags an element by its centre. */
async function drag(element: Element, right: number, up: number): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect()
  const page = document.documentElement.getBoundingClientRect()
  const targetPosition = {
    x: left + width / 2 + right - page.left,
    y: top + height / 2 - up - page.top,
  }
  await userEvent.dragAndDrop(element, document.documentElement, { targetPosition })
}

test('the window is dragged by its title, the button itself, and a drag is no click', async () => {
  const before = demo().element().getBoundingClientRect()
  await drag(demo().element(), 100, 60)
  const after = demo().element().getBoundingClientRect()
  expect([after.left - before.left, before.top - after.top]).toEqual(
    [100, 60].map((px) => expect.closeTo(px, 0)),
  )
  await expect.element(panel()).not.toBeInTheDocument()
  ;(demo().element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(demo().element().getBoundingClientRect().left - after.left).toBeCloseTo(24, 0)

  await open()
  const { left, top } = box()
  await drag(panel().getByRole('heading', { name: 'Simulated marketplace' }).element(), 200, 60)
  expect([box().left - left, top - box().top]).toEqual([200, 60].map((px) => expect.closeTo(px, 0)))
})

test('goes into a modal dialog and out of it, keeping the focus, and Escape in it leaves the dialog open', async () => {
  const keys = vi.fn<() => void>()
  document.addEventListener('keydown', keys)
  await open()
  const main = document.body.appendChild(document.createElement('main'))
  main.innerHTML = '<dialog aria-label="Checkout"><button type="button">Pay</button></dialog>'
  const dialog = main.querySelector('dialog')!
  dialog.showModal()
  await expect.poll(() => document.querySelector('suki-simulator')?.parentElement).toBe(dialog)
  await tab('Time').click()
  await page.getByRole('button', { name: 'Freeze' }).click()
  await expect.element(page.getByRole('button', { name: 'Run' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  expect(dialog.open).toBe(true)
  // The page's own keys do not act on what is typed in the console.
  expect(keys).not.toHaveBeenCalled()
  document.removeEventListener('keydown', keys)

  await open()
  await expect.poll(focused).toBe('Time')
  dialog.close()
  await expect
    .poll(() => document.querySelector('suki-simulator')?.parentElement)
    .toBe(document.body)
  await expect.poll(focused).toBe('Time')
  dialog.showModal()
  await expect.poll(() => document.querySelector('suki-simulator')?.parentElement).toBe(dialog)
  main.remove()
  await expect
    .poll(() => document.querySelector('suki-simulator')?.parentElement)
    .toBe(document.body)
  await expect.element(panel()).toBeVisible()
})

test('a refusal is shown in the window, folded or not, until it is dismissed', async () => {
  const marketplace = consoleOf()
  mountIn(marketplace)
  await open()
  await page.getByRole('button', { name: 'Fold the demo panel' }).click()
  marketplace.broadcast({
    kind: 'notice',
    notice: { id: 'n/1', kind: 'violation', text: 'addToCart: /items is missing' },
  })
  const message = panel().getByText('addToCart: /items is missing')
  await expect.element(message).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(message).not.toBeInTheDocument()
})
