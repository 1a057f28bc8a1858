import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { showToast } from '../../src/ui/toast.ts'
import { Toaster } from '../../src/ui/Toaster.tsx'

afterEach(cleanup)

test('SHELL-24 a second toast takes the place of the first', async () => {
  render(<Toaster />)
  act(() => showToast('Success', 'Product added to cart!'))
  expect(await screen.findByText('Product added to cart!')).toBeVisible()
  act(() => showToast('Order Cancelled'))
  expect(await screen.findByText('Order Cancelled')).toBeVisible()
  expect(screen.queryByText('Product added to cart!')).toBeNull()
})

test('SHELL-25 SHELL-27 a toast shows its title and description until it is dismissed', async () => {
  render(<Toaster />)
  act(() => showToast('Followed', 'You have followed Panaderia Del Pilar.'))
  expect(await screen.findByText('Followed')).toBeVisible()
  expect(screen.getByText('You have followed Panaderia Del Pilar.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /dismiss|close/i }))
  expect(screen.queryByText('Followed')).toBeNull()
})
