import { screen, waitFor, act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { named, type Tour } from '#fixtures/tours/tour.ts'
import { mountTour } from '#mocks/demo/tours/mount.tsx'
import '#ui/base.css'
import { overlap } from '#mocks/demo/tours/placeCard.ts'
import { endTour } from '#mocks/demo/tours/storedTour.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { buttonNamed, expectNone, expectVisible, resize } from '../app/support/user.ts'
import { consoleOf } from '../marketplace/console/consoleOf.tsx'

function AskingScreen() {
  const [asking, setAsking] = useState(false)
  const [ordered, setOrdered] = useState(false)
  const confirm = () => {
    setAsking(false)
    setOrdered(true)
  }
  return (
    <main>
      <Button onClick={() => setAsking(true)}>Order</Button>
      {ordered && <h2>Ordered</h2>}
      <div style={{ height: 1500 }} />
      <label>
        <input type="checkbox" /> Tell me when it is packed
      </label>
      <div style={{ height: 1500 }} />
      <Dialog
        open={asking}
        title="Really?"
        onClose={() => setAsking(false)}
        footer={<Button onClick={confirm}>Yes, order</Button>}
      >
        <p>It is a lot of mangoes.</p>
      </Dialog>
    </main>
  )
}

const start = { path: '/home', directives: 'as:mia' }
const askingTour: Tour = {
  name: 'asking',
  title: 'Mangoes',
  summary: 'Orders mangoes.',
  steps: [
    {
      title: 'Begin',
      text: 'Press Order.',
      target: named('button', 'Order'),
      action: { kind: 'press' },
      start,
    },
    {
      title: 'Answer',
      text: 'An order can’t be taken back by a press, so you are asked: look at the question, and at what it says below. Press Yes, order.',
      target: named('button', 'Yes, order', named('dialog', 'Really?')),
      ring: named('heading', 'Really?'),
      action: { kind: 'press' },
    },
    { title: 'Read', text: 'It is ordered.', target: named('heading', 'Ordered') },
    {
      title: 'Far down',
      text: 'Tick it.',
      target: named('checkbox', 'Tell me when it is packed'),
      action: { kind: 'press' },
      until: 'checked',
    },
    { title: 'Back at the top', text: 'That is all.', target: named('button', 'Order') },
  ],
}

/** The tour goes by itself from `step` to `goal`. */
async function walkAsking({ step = 0, goal = 0, tour = askingTour } = {}): Promise<void> {
  const at = Math.max(step, goal)
  render(<AskingScreen />)
  const { connection } = consoleOf({ products: 80 })
  act(() =>
    mountTour(connection, new URL('/', document.baseURI).href, {
      tour,
      step,
      goal: at,
    }),
  )
  await titled(tour.steps[at]!.title)
}

const frame = () => document.querySelector<HTMLDialogElement>('dialog[popover]')
const tree = () => frame()?.firstElementChild?.shadowRoot ?? null

const shown = {
  frame,
  /** Null when no tour is walked. */
  title: () => tree()?.querySelector('h2')?.textContent ?? null,
  text: () => tree()?.querySelector('.text')?.checkVisibility(),
  said: () => tree()?.querySelector('[role=status]')?.textContent ?? null,
  card: () => tree()?.querySelector('.card')?.getBoundingClientRect() ?? new DOMRect(),
  ring: () => tree()?.querySelector('.ring')?.getBoundingClientRect() ?? new DOMRect(),
  focused: () => tree()?.activeElement?.textContent ?? null,
}

function clear(): void {
  globalThis.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  cleanup()
  sessionStorage.clear()
}

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
const order = () => buttonNamed('Order')
const tick = () => screen.getByRole('checkbox').closest('label')!

afterEach(clear)

test('the user does what the card says, in a dialog too, and the tour continues', async () => {
  await resize(320, 568)
  await walkAsking()
  await expectBeside(order())
  await press('Order')
  await titled('Answer')
  expect(shown.frame()?.closest('dialog:modal')).not.toBeNull()
  expect(shown.focused()).toBe('Answer')
  const [question, yes] = [
    screen.getByRole('heading', { name: 'Really?' }),
    buttonNamed('Yes, order'),
  ]
  await expectBeside(question)
  expect(overlap(shown.card(), yes.getBoundingClientRect())).toBe(0)
  expect(shown.text()).toBe(true)
  expect(shown.card().top).toBe(0)
  // The card has only room for its title and buttons.
  await resize(320, 340)
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
  expect(order()).toHaveFocus()
})

test('Escape ends the tour and leaves the dialog open, where the focus returns to what the card was about', async () => {
  await walkAsking()
  await press('Do it for me')
  await titled('Answer')
  await userEvent.click(page.getByRole('heading', { name: 'Answer' }))
  expect(shown.focused()).toBe('Answer')
  await userEvent.keyboard('{Escape}')
  expect(shown.frame()).toBeNull()
  await expectVisible('dialog', 'Really?')
  expect(buttonNamed('Yes, order')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expectNone('dialog'))
})

test('each step is announced, and the first one has the focus', async () => {
  await walkAsking()
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
  await walkAsking({ tour: { ...askingTour, steps } })
  await expectBeside(tick())
  await userEvent.click(tick())
  await titled('Ticked')
  expect(screen.getByRole('checkbox')).toHaveFocus()
})

test('Tab leads from the card to what it is about, and Shift+Tab back', async () => {
  await walkAsking()
  await userEvent.keyboard('{Tab}')
  expect(shown.focused()).toBe('Do it for me')
  await userEvent.keyboard('{Tab}')
  expect(order()).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(shown.focused()).toBe('Do it for me')
  await userEvent.keyboard('{Tab}{Enter}')
  await titled('Answer')
})

test('the card follows scrolling, and what has gone out of view is shown again', async () => {
  await walkAsking({ step: 3 })
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

test('Previous step shows the step before again, without a reload where it is still on the screen', async () => {
  await walkAsking({ goal: 2 })
  await press('Next')
  await titled('Far down')
  await press('Previous step')
  await titled('Read')
  // A reload would have lost it.
  await expectVisible('heading', 'Ordered')
  await press('Next')
  await titled('Far down')
})

test('a double tap on Next skips no card', async () => {
  const read = (title: string) => ({ ...askingTour.steps[0], title, action: undefined })
  const tour = { ...askingTour, steps: [read('First'), read('Second'), read('Third')] as const }
  await walkAsking({ tour })
  await userEvent.dblClick(button('Next'))
  expect(shown.title()).toBe('Second')
})

test('a step whose target is not on the screen offers to go there', async () => {
  await walkAsking({ step: 2 })
  await expect
    .element(page.getByRole('button', { name: 'Take me there' }), { timeout: 6000 })
    .toBeVisible()
})

test('the last step offers another tour beside Finish', async () => {
  await walkAsking({ step: 4 })
  await expect.element(page.getByRole('button', { name: 'Finish', exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Next tour: Order fresh bread' }))
    .toBeVisible()
})

test('a tour ends with the world in which it was walked', async () => {
  await walkAsking()
  endTour()
  expect(shown.frame()).toBeNull()
})

test('a toast that lies on what the card points at is dismissed once it could be read', async () => {
  const toast = document.body.appendChild(document.createElement('section'))
  toast.setAttribute('aria-label', 'Messages')
  toast.style.cssText = 'position: fixed; inset: 0 0 auto; height: 80px; background: #fff'
  toast.innerHTML = '<button type="button" aria-label="Dismiss">×</button>'
  toast.querySelector('button')!.addEventListener('click', () => toast.remove())
  await walkAsking()
  await waitFor(() => expect(toast.isConnected).toBe(false))
  await expectBeside(order())
})
