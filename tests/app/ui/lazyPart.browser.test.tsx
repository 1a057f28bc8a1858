import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'

// React reports each caught error.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

const missing = () =>
  lazy(() => Promise.reject<never>(new TypeError('Failed to fetch dynamically imported module')))

test('a part that cannot be loaded says so in its place, also that there is no network, and offers Retry, SHELL-07', async () => {
  const Missing = missing()
  render(
    <>
      <h1>Market</h1>
      <LazyPart loading={<p>Loading...</p>}>
        <Missing />
      </LazyPart>
    </>,
  )
  expect(screen.getByText('Loading...')).toBeVisible()
  expect(
    await screen.findByText('This could not be loaded. Check your connection and try again.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Market' })).toBeVisible()
  act(() => onlineManager.setOnline(false))
  expect(screen.getByText(/^You are offline/)).toBeVisible()
})

test('in place of a dialog that cannot be loaded another one says so, and can be closed, PRODUCT-04', async () => {
  const Missing = missing()
  const onClose = vi.fn<() => void>()
  render(
    <LazyDialog onClose={onClose}>
      <Missing />
    </LazyDialog>,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'This could not be opened' }))
  expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('while the code of a part without a fallback loads, the screen stays, also when another part takes its place, SHELL-07', async () => {
  const part = () => Promise.withResolvers<{ default: ComponentType }>()
  const [first, second] = [part(), part()]
  const [First, Second] = [lazy(() => first.promise), lazy(() => second.promise)]
  const view = (shown: ReactNode) => (
    <Suspense fallback={<p>Nothing else</p>}>
      <h1>Market</h1>
      <LazyPart>{shown}</LazyPart>
    </Suspense>
  )
  const { rerender } = render(view(<First />))
  expect(screen.getByRole('heading', { name: 'Market' })).toBeVisible()
  first.resolve({ default: () => <p>First</p> })
  expect(await screen.findByText('First')).toBeVisible()
  rerender(view(<Second />))
  expect(screen.getByText('First')).toBeVisible()
  second.resolve({ default: () => <p>Second</p> })
  expect(await screen.findByText('Second')).toBeVisible()
  expect(screen.queryByText('First')).toBeNull()
})
