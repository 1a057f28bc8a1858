import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp } from '../support/app.tsx'
import { expectShown, press } from '../support/user.ts'

const product = { name: 'Carabao Mango, Ripe, 1 kg' }
const callsOf = (asked: Request[]) =>
  asked.filter(({ url }) => new URL(url).pathname === '/api/products').length

test('a server that asks for a short time to wait is asked again after it, by itself', async () => {
  const { asked } = openApp('/home', 'busy:listProducts:2')
  await waitFor(() => expect(callsOf(asked)).toBe(1))
  const began = performance.now()
  await waitFor(() => expect(callsOf(asked)).toBe(2))
  expect(performance.now() - began).toBeGreaterThan(1800)
  expect(await screen.findByRole('link', product)).toBeVisible()
})

test('a longer time is shown, and no read is sent before it has passed, whatever requests it', async () => {
  const { asked } = openApp('/home', 'busy:listProducts:120:1:503')
  await expectShown(/Please wait 2 minutes, then try again/)
  await press('Retry')
  await expectShown(/Please wait 2 minutes, then try again/)
  expect(callsOf(asked)).toBe(1)
  const passed = performance.now() + 115_000
  vi.spyOn(performance, 'now').mockImplementation(() => passed)
  await press('Retry')
  // What is left is short: it waits for it.
  await waitFor(() => expect(callsOf(asked)).toBe(2))
  expect(await screen.findByRole('link', product)).toBeVisible()
})

test('429 without a time is not asked again by itself', async () => {
  const { asked } = openApp('/home', 'fail:listProducts:429')
  await press('Retry')
  expect(callsOf(asked)).toBe(2)
  expect(await screen.findByRole('link', product)).toBeVisible()
})
