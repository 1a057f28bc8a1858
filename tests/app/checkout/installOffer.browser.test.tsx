import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { orderIds } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { press } from '../support/user.ts'

const result = (id: string) => `/cart/checkout?status=success&id=${id}`
const heading = () => screen.findByRole('heading', { level: 1 })
const offer = () => screen.queryByRole('heading', { name: 'Keep Suki on your home screen' })

/** The browser offers to install the app. */
function offerInstall() {
  const prompt = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ outcome: 'accepted' }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  return prompt
}

test('the browser’s offer to install waits for the second order, and is shown there once', async () => {
  const { go } = openApp('/home', 'as:liza')
  const prompt = offerInstall()
  await heading()
  expect(offer()).toBeNull()
  await go(result(orderIds.lizaPending))
  await waitFor(() => expect(offer()).toBeVisible())
  await press('Install')
  expect(prompt).toHaveBeenCalledOnce()
  await waitFor(() => expect(offer()).toBeNull())

  await go('/home')
  offerInstall()
  await go(result(orderIds.lizaPreparing))
  await screen.findByRole('link', { name: 'View Orders' })
  await screen.findByRole('article', { name: /^Order from/ })
  expect(offer()).toBeNull()
})

test('after the first order nothing is offered', async () => {
  const { go } = openApp('/home', 'as:jose')
  offerInstall()
  await go(result(orderIds.joseCompleted))
  await screen.findByRole('article', { name: /^Order from/ })
  expect(offer()).toBeNull()
})
