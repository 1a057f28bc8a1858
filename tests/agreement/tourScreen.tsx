import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import '#ui/base.css'
import type { Tour } from '#fixtures/tours/tour.ts'
import { mountTour } from '#mocks/demo/tours/mount.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { consoleOf } from '../marketplace/console/consoleOf.tsx'

export function AskingScreen() {
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
export const askingTour: Tour = {
  name: 'asking',
  title: 'Mangoes',
  summary: 'Orders mangoes.',
  steps: [
    {
      title: 'Begin',
      text: 'Press Order.',
      target: { role: 'button', name: 'Order' },
      action: { kind: 'press' },
      start,
    },
    {
      title: 'Answer',
      text: 'An order can’t be taken back by a press, so you are asked: look at the question, and at what it says below. Press Yes, order.',
      target: { role: 'button', name: 'Yes, order', within: { role: 'dialog', name: 'Really?' } },
      ring: { role: 'heading', name: 'Really?' },
      action: { kind: 'press' },
    },
    { title: 'Read', text: 'It is ordered.', target: { role: 'heading', name: 'Ordered' } },
    {
      title: 'Far down',
      text: 'Tick it.',
      target: { role: 'checkbox', name: 'Tell me when it is packed' },
      action: { kind: 'press' },
      until: 'checked',
    },
    { title: 'Back at the top', text: 'That is all.', target: { role: 'button', name: 'Order' } },
  ],
}

/** The tour goes by itself from `step` to `goal`. */
export function walkAsking({ step = 0, goal = 0, tour = askingTour } = {}): void {
  render(<AskingScreen />)
  const { connection } = consoleOf({ products: 80 })
  act(() =>
    mountTour(connection, new URL('/', document.baseURI).href, {
      tour,
      step,
      goal: Math.max(goal, step),
    }),
  )
}

const frame = () => document.querySelector<HTMLDialogElement>('dialog[popover]')
const tree = () => frame()?.firstElementChild?.shadowRoot ?? null

export const shown = {
  frame,
  /** Null when no tour is walked. */
  title: () => tree()?.querySelector('h2')?.textContent ?? null,
  text: () => tree()?.querySelector('.text')?.checkVisibility(),
  said: () => tree()?.querySelector('[role=status]')?.textContent ?? null,
  card: () => tree()?.querySelector('.card')?.getBoundingClientRect() ?? new DOMRect(),
  ring: () => tree()?.querySelector('.ring')?.getBoundingClientRect() ?? new DOMRect(),
  focused: () => tree()?.activeElement?.textContent ?? null,
}

export function clear(): void {
  globalThis.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  cleanup()
  sessionStorage.clear()
}
