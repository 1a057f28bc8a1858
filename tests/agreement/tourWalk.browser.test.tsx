import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { overlap } from '#mocks/demo/tours/placeCard.ts'
import { endTour } from '#mocks/demo/tours/storedTour.ts'
import { askingTour, clear, shown, walkAsking } from './tourScreen.tsx'

const titled = (title: string) => waitFor(() => expect(shown.title()).toBe(title))
const button = (name: string) => page.getByRole('button', { name, exact: true })
let pressed = -Infinity
/** A sooner press is the second of a double tap. */
async function press(name: string): Promise<void> {
  await expect.poll(() => performance.now() - pressed).toBeGreaterThan(500)
  await userEvent.click(button(name))
  pressed = performance.now()
}
/** It is on the screen and leaves what it points at free. */
const expectBeside = (target: Element) =>
  waitFor(() => {
    const [card, ring, box] = [shown.card(), shown.ring(), target.getBoundingClientRect()]
    expect(overlap(card, box)).toBe(0)
    expect(overlap(ring, box)).toBeCloseTo(box.width * box.height, -2)
    expect(card.left).toBeGreaterThanOrEqual(0)
    expect(card.right).toBeLessThanOrEqual(innerWidth)
    expect(card.top).toBeGreaterThanOrEqual(0)
    expect(card.bottom).toBeLessThanOrEqual(innerHeight)
  })
const order = () => screen.getByRole('button', { name: 'Order' })
const tick = () => screen.getByRole('checkbox').closest('label')!

beforeEach(() => page.viewport(1280, 800))
afterEach(clear)

test('the user does what the card says, in a dialog too, and the tour continues', async () => {
  await page.viewport(320, 568)
  walkAsking()
  await titled('Begin')
  await expectBeside(order())
  await press('Order')
  await titled('Answer')
  expect(shown.frame()?.closest('dialog:modal')).not.toBeNull()
  expect(shown.focused()).toBe('Answer')
  const [question, yes] = [
    screen.getByRole('heading', { name: 'Really?' }),
    screen.getByRole('button', { name: 'Yes, order' }),
  ]
  await expectBeside(question)
  expect(overlap(shown.card(), yes.getBoundingClientRect())).toBe(0)
  expect(shown.text()).toBe(true)
  expect(shown.card().top).toBe(0)
  // The card has only room for its title and buttons.
  await page.viewport(320, 340)
  await waitFor(() => expect(shown.text()).toBe(false))
  await expectBeside(question)
  expect(overlap(shown.card(), yes.getBoundingClientRect())).toBe(0)
  await press('Yes, order')
  await titled('Read')
  expect(shown.frame()?.closest('dialog:modal')).toBeNull()
  await press('Next')
  await titled('Far down')
  await expectBeside(tick())
  await userEvent.click(tick())
  await titled('Back at the top')
  await expectBeside(order())
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await press('Finish')
  expect(shown.frame()).toBeNull()
  expect(document.activeElement).toBe(order())
})

test('Escape ends the tour and leaves the dialog open, where the focus returns to what the card was about', async () => {
  walkAsking()
  await titled('Begin')
  await press('Do it for me')
  await titled('Answer')
  await userEvent.click(page.getByRole('heading', { name: 'Answer' }))
  expect(shown.focused()).toBe('Answer')
  await userEvent.keyboard('{Escape}')
  expect(shown.frame()).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Really?' })).toBeVisible()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes, order' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('each step is announced, and the first one has the focus', async () => {
  walkAsking()
  await titled('Begin')
  expect(shown.focused()).toBe('Begin')
  await waitFor(() => expect(shown.said()).toBe('Step 1 of 5. Begin. Press Order.'))
  await press('Do it for me')
  await waitFor(() =>
    expect(shown.said()).toBe(`Step 2 of 5. Answer. ${askingTour.steps[1]?.text}`),
  )
})

test('the card leaves the focus to what it points at', async () => {
  const [first, , , ticking] = askingTour.steps
  const steps = [
    { ...first, ...ticking! },
    { ...ticking!, title: 'Ticked' },
  ] as const
  walkAsking({ tour: { ...askingTour, steps } })
  await titled('Far down')
  await expectBeside(tick())
  await userEvent.click(tick())
  await titled('Ticked')
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
})

test('Tab leads from the card to what it is about, and Shift+Tab back', async () => {
  walkAsking()
  await titled('Begin')
  await userEvent.keyboard('{Tab}')
  expect(shown.focused()).toBe('Do it for me')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(order())
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(shown.focused()).toBe('Do it for me')
  await userEvent.keyboard('{Tab}{Enter}')
  await titled('Answer')
})

test('the card follows scrolling, and what has gone out of view is shown again', async () => {
  walkAsking({ step: 3 })
  await titled('Far down')
  await expectBeside(tick())
  // The step has settled, and the page stays where the user scrolls it.
  await waitFor(() => expect(shown.said()).toContain('Step 4'))
  await userEvent.hover(tick())
  scrollBy(0, 120)
  await expectBeside(tick())
  scrollTo(0, 0)
  await press('Show it')
  await expectBeside(tick())
})

test('Back shows the step before again, without a reload where it is still on the screen', async () => {
  walkAsking({ goal: 2 })
  await titled('Read')
  await press('Next')
  await titled('Far down')
  await press('Back')
  await titled('Read')
  // A reload would have lost it.
  expect(screen.getByRole('heading', { name: 'Ordered' })).toBeVisible()
  await press('Next')
  await titled('Far down')
})

test('a double tap on Next skips no card', async () => {
  const read = (title: string) => ({ ...askingTour.steps[0], title, action: undefined })
  const tour = { ...askingTour, steps: [read('First'), read('Second'), read('Third')] as const }
  walkAsking({ tour })
  await titled('First')
  await userEvent.dblClick(button('Next'))
  expect(shown.title()).toBe('Second')
})

test('a step whose target is not on the screen offers to go there', async () => {
  walkAsking({ step: 2 })
  await titled('Read')
  await expect
    .element(page.getByRole('button', { name: 'Take me there' }), { timeout: 6000 })
    .toBeVisible()
})

test('the last step offers another tour beside Finish', async () => {
  walkAsking({ step: 4 })
  await titled('Back at the top')
  await expect.element(page.getByRole('button', { name: 'Finish', exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Next tour: Order fresh bread' }))
    .toBeVisible()
})

test('a tour ends with the world in which it was walked', async () => {
  walkAsking()
  await titled('Begin')
  endTour()
  expect(shown.frame()).toBeNull()
})

test('a toast that lies on what the card points at is dismissed once it could be read', async () => {
  const toast = document.body.appendChild(document.createElement('section'))
  toast.setAttribute('aria-label', 'Messages')
  toast.style.cssText = 'position: fixed; inset: 0 0 auto; height: 80px; background: #fff'
  toast.innerHTML = '<button type="button" aria-label="Dismiss">×</button>'
  toast.querySelector('button')!.addEventListener('click', () => toast.remove())
  walkAsking()
  await titled('Begin')
  await waitFor(() => expect(toast.isConnected).toBe(false))
  await expectBeside(order())
})
