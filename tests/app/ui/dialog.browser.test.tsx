import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#ui/base.css'
import { placeMatches } from '#domain/towns.ts'
import { z } from '#lib/zod.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/form/Form.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { dismissToast, showError } from '#ui/toast.ts'
import { Toaster } from '#ui/Toaster.tsx'

const ignore = () => undefined
const box = (element: Element) => element.getBoundingClientRect()
const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const animationsEnded = () => Promise.all(document.getAnimations().map((one) => one.finished))

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

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  cleanup()
  dismissToast()
})

const shapes: [number, number, Shown][] = [360, 1280].flatMap((width) =>
  [
    {},
    { lines: 60 },
    { size: 'l' as const, lines: 60 },
    { side: 'right' as const, lines: 60 },
    { side: 'left' as const },
  ].map((shown): [number, number, Shown] => [width, 740, shown]),
)

test.each(shapes)(
  'at %i x %i a toast covers neither title nor buttons of a dialog %o, SHELL-27',
  async (width, height, shown) => {
    await page.viewport(width, height)
    render(<AddressLike {...shown} />)
    const parts = [screen.getByRole('heading'), ...screen.getAllByRole('button')]
    await animationsEnded()
    const before = box(screen.getByRole('button', { name: 'Save Address' })).bottom
    act(() => showError('An error has occurred', 'Failed to add address.'))
    const toast = screen.getByText('Failed to add address.').closest('[data-tone]')
    await animationsEnded()
    if (!toast) throw new Error('There is no toast')
    expect(box(toast).top).toBeGreaterThanOrEqual(0)
    expect(box(toast).bottom).toBeLessThanOrEqual(height)
    for (const part of parts)
      expect(overlap(box(toast), box(part)), part.textContent || 'Close').toBe(false)
    // The pressed button does not move.
    expect(box(screen.getByRole('button', { name: 'Save Address' })).bottom).toBeCloseTo(before, 0)
  },
)

test.each(['left', undefined] as const)(
  'a dialog scrolls as a whole when the screen is zoomed to 320 x 256 px, side %s, ACCESS-04',
  async (side) => {
    await page.viewport(320, 256)
    render(<AddressLike lines={12} side={side} />)
    const dialog = screen.getByRole('dialog')
    await animationsEnded()
    const visible = () =>
      screen
        .getAllByRole('textbox')
        .filter((field) => box(field).top >= 0 && box(field).bottom <= 256).length
    dialog.scrollTo(0, 150)
    expect(visible()).toBeGreaterThanOrEqual(4)
    const save = screen.getByRole('button', { name: 'Save Address' })
    save.focus()
    expect(box(save).bottom).toBeLessThanOrEqual(256)
    dialog.scrollTo(0, 0)
    expect(box(screen.getByRole('button', { name: 'Close' })).top).toBeGreaterThanOrEqual(0)
    act(() => showError('An error has occurred', 'Failed to add address.'))
    expect(box(screen.getByText('Failed to add address.')).bottom).toBeLessThanOrEqual(256)
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
      </Form>
    </Dialog>
  )
}

test('Escape closes an open select, and the dialog only after it, ACCESS-04', async () => {
  const onClose = vi.fn<() => void>()
  render(<FruitDialog onClose={onClose} />)
  const field = page.getByRole('combobox', { name: 'Fruit' })
  await field.click()
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

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
  const opener = screen.getByRole('button', { name: 'Order Collected' })
  opener.focus()
  rerender(<Collecting step="asking" />)
  rerender(<Collecting step="answered" />)
  expect(opener).toHaveFocus()
  rerender(<Collecting step="done" />)
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('Back closes an open select, and the dialog only after it, ACCESS-04', async () => {
  const onClose = vi.fn<() => void>()
  render(<FruitDialog onClose={onClose} />)
  const field = page.getByRole('combobox', { name: 'Fruit' })
  await field.click()
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  // The event that the browser sends on the phone's Back gesture.
  const back = () =>
    void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
  act(back)
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(onClose).not.toHaveBeenCalled()
  act(back)
  expect(onClose).toHaveBeenCalledOnce()
})

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
