import '#ui/base.css'
import { act, render, screen } from '@testing-library/react'
import { useWatch } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { placeMatches } from '#domain/towns.ts'
import { z } from '#lib/zod.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/form/Form.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { dismissToast, showError } from '#ui/toast.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { buttonNamed, preferMotion, resize } from '../support/user.ts'

const ignore = () => undefined
const box = (element: Element) => element.getBoundingClientRect()
const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
async function animationsEnded() {
  // They begin with a frame.
  await new Promise(requestAnimationFrame)
  await Promise.all(document.getAnimations().map((one) => one.finished))
}

const save = () => buttonNamed('Save Address')
function showFailure(): HTMLElement {
  const text = 'Failed to add address.'
  act(() => showError('An error has occurred', text))
  return screen.getByText(text)
}

interface Shown {
  lines?: number
  side?: 'left' | 'right'
  size?: 's' | 'l'
}

function AddressLike({ lines = 3, side, size }: Shown) {
  const footer = (
    <>
      <Button variant="secondary">Cancel</Button>
      <Button>Save Address</Button>
    </>
  )
  return (
    <>
      <Dialog open side={side} size={size} title="New Address" footer={footer} onClose={ignore}>
        {Array.from({ length: lines }, (_, index) => (
          <p key={index}>
            <label>
              Field {index} <input />
            </label>
          </p>
        ))}
      </Dialog>
      <Toaster />
    </>
  )
}

afterEach(dismissToast)

const shapes: Shown[] = [
  {},
  { lines: 60 },
  { size: 'l', lines: 60 },
  { side: 'right', lines: 60 },
  { side: 'left' },
]

test.each([360, 1280].flatMap((width) => shapes.map((shown) => [width, shown] as const)))(
  'at %i px a toast covers neither title nor buttons of a dialog %o, SHELL-27',
  async (width, shown) => {
    await resize(width, 740)
    render(<AddressLike {...shown} />)
    const parts = [screen.getByRole('heading'), ...screen.getAllByRole('button')]
    await expect.poll(() => box(save()).bottom).toBeLessThanOrEqual(740)
    await animationsEnded()
    const before = box(save()).bottom
    const toast = showFailure().closest('[data-tone]')!
    await animationsEnded()
    expect(box(toast).top).toBeGreaterThanOrEqual(0)
    expect(box(toast).bottom).toBeLessThanOrEqual(740)
    for (const part of parts)
      expect(overlap(box(toast), box(part)), part.textContent || 'Close').toBe(false)
    // The pressed button does not move.
    expect(box(save()).bottom).toBeCloseTo(before, 0)
  },
)

test.each(['left', undefined] as const)(
  'a dialog scrolls as a whole when the screen is zoomed to 320 x 256 px, side %s, ACCESS-04',
  async (side) => {
    await resize(320, 256)
    render(<AddressLike lines={12} side={side} />)
    const dialog = screen.getByRole('dialog')
    await animationsEnded()
    const visible = () =>
      screen
        .getAllByRole('textbox')
        .filter((field) => box(field).top >= 0 && box(field).bottom <= 256).length
    dialog.scrollTo(0, 150)
    expect(visible()).toBeGreaterThanOrEqual(4)
    save().focus()
    expect(box(save()).bottom).toBeLessThanOrEqual(256)
    dialog.scrollTo(0, 0)
    expect(box(buttonNamed('Close')).top).toBeGreaterThanOrEqual(0)
    expect(box(showFailure()).bottom).toBeLessThanOrEqual(256)
  },
)

const fruits = ['Calamansi', 'Durian', 'Mango'].map((name) => ({ value: name, label: name }))

const schema = z.object({ fruit: z.string() })
function FruitDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm({ schema, start: { fruit: '' } })
  return (
    <Dialog open title="Fruit" onClose={onClose}>
      <Form form={form} onSubmit={ignore}>
        <SelectField<{ fruit: string }>
          name="fruit"
          label="Fruit"
          options={fruits}
          matches={placeMatches}
        />
        <output aria-label="Chosen">{useWatch({ control: form.control, name: 'fruit' })}</output>
      </Form>
    </Dialog>
  )
}

const fruit = () => page.getByRole('combobox', { name: 'Fruit' })
const expectOpen = async (open: boolean) => {
  await expect.element(fruit()).toHaveAttribute('aria-expanded', String(open))
}

function Collecting({ step }: { step: 'asking' | 'answered' | 'done' }) {
  return (
    <main>
      <h1 tabIndex={-1}>My Orders</h1>
      {step !== 'done' && <button type="button">Order Collected</button>}
      <Dialog open={step === 'asking'} title="Order Collected" onClose={ignore} />
    </main>
  )
}

test('the focus stays on the page when what had opened a dialog goes a moment later, ACCESS-04', async () => {
  const { rerender } = render(<Collecting step="answered" />)
  const opener = buttonNamed('Order Collected')
  opener.focus()
  rerender(<Collecting step="asking" />)
  rerender(<Collecting step="answered" />)
  expect(opener).toHaveFocus()
  rerender(<Collecting step="done" />)
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    // The event that the browser sends on the phone's Back gesture.
    'Back',
    async () => {
      const back = new Event('cancel', { cancelable: true })
      act(() => void screen.getByRole('dialog').dispatchEvent(back))
    },
  ],
] as const)(
  '%s closes an open select, and the dialog only after it, ACCESS-04',
  async (_name, leave) => {
    const onClose = vi.fn<() => void>()
    render(<FruitDialog onClose={onClose} />)
    await fruit().click()
    await expectOpen(true)
    await leave()
    await expectOpen(false)
    expect(onClose).not.toHaveBeenCalled()
    await leave()
    expect(onClose).toHaveBeenCalledOnce()
  },
)

test.for(['reduce', 'no-preference'] as const)(
  'a select in a dialog opens inside the viewport (motion: %s), ADDR-10',
  async (motion) => {
    await preferMotion(motion)
    render(<FruitDialog onClose={ignore} />)
    await fruit().click()
    const mango = page.getByTitle('Mango')
    await expect.element(mango).toBeInViewport()
    await mango.click()
    await expect.element(page.getByLabelText('Chosen')).toHaveTextContent('Mango')
    await expectOpen(false)
  },
)

test('a click on the backdrop closes, a selection dragged out of the panel does not', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog open title="Fruit" onClose={onClose}>
      <p>Mango</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  const pointer = (type: string, target: Element) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  pointer('pointerdown', screen.getByText('Mango'))
  pointer('click', dialog)
  expect(onClose).not.toHaveBeenCalled()
  pointer('pointerdown', dialog)
  pointer('click', dialog)
  expect(onClose).toHaveBeenCalledOnce()
})
