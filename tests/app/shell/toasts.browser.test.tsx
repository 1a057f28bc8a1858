import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast, useToast } from '#ui/toast.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { expectShown, press } from '../support/user.ts'

/** Advances the clock, ms. */
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a toast shows its title and description until it is dismissed, SHELL-27', async () => {
  render(<Toaster />)
  act(() => showToast('Followed', 'You have followed Panaderia Del Pilar.'))
  await expectShown('Followed')
  expect(screen.getByText('You have followed Panaderia Del Pilar.')).toBeVisible()
  await press(/dismiss|close/i)
  expect(screen.queryByText('Followed')).toBeNull()
})

test('a dismissed toast is removed 1,000,000 ms later, unless another one has replaced it, SHELL-24 SHELL-25', () => {
  vi.useFakeTimers()
  const { result } = renderHook(useToast)
  act(() => showToast('Followed'))
  pass(1_000_000)
  expect(result.current).toMatchObject({ title: 'Followed', open: true })
  act(dismissToast)
  pass(999_999)
  expect(result.current).toMatchObject({ title: 'Followed', open: false })
  pass(1)
  expect(result.current).toBeNull()

  act(() => showToast('Followed'))
  act(dismissToast)
  act(() => showToast('Unfollowed'))
  pass(1_000_000)
  expect(result.current).toMatchObject({ title: 'Unfollowed', open: true })
  act(dismissToast)
})

test('a toast is dismissed automatically after 6 s, but not while the pointer is on it', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => showToast('Followed'))
  fireEvent.pointerEnter(screen.getByText('Followed'))
  pass(20_000)
  expect(screen.getByText('Followed')).toBeVisible()
  fireEvent.pointerLeave(screen.getByText('Followed'))
  pass(5999)
  expect(screen.getByText('Followed')).toBeVisible()
  pass(1)
  expect(screen.queryByText('Followed')).toBeNull()
})
