import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { orderIds } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { expectToast } from '../support/toast.ts'
import { dialogNamed, expectShown, press } from '../support/user.ts'

const product = { name: 'Carabao Mango, Ripe, 1 kg' }
const callsOf = (asked: Request[]) =>
  asked.filter(({ url }) => new URL(url).pathname === '/api/products').length

test('a server that asks for a short wait is asked again after it, by itself', async () => {
  const { asked } = openApp('/home', 'busy:listProducts:2')
  await waitFor(() => expect(callsOf(asked)).toBe(1))
  const began = performance.now()
  await waitFor(() => expect(callsOf(asked)).toBe(2))
  expect(performance.now() - began).toBeGreaterThan(1800)
  expect(await screen.findByRole('link', product)).toBeVisible()
})

test('a longer wait is shown, and no read is sent before it has passed', async () => {
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

test('an entry of the activity log that cannot be written shows no message, LOG-04 ERR-112', async () => {
  const { asked, queryClient } = openApp(
    `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaPending}`,
    'as:liza,fail:writeUserLog:500:always',
  )
  await press('Cancel')
  await press('Change of mind', screen, 'radio')
  await press('Cancel order', await dialogNamed('Cancel order'))
  await expectToast('Order Cancelled')
  const writes = () => queryClient.getMutationCache().getAll()
  await waitFor(() => expect(writes().map(({ state }) => state.status)).toContain('error'))
  expect(
    asked.filter(({ method, url }) => method === 'POST' && url.endsWith('/user/logs')),
  ).toHaveLength(1)
  expect(screen.getByText('Order Cancelled')).toBeVisible()
})

test('a double tap on Next goes on by one step of a new list, and on Back by one, SCHED-01', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(360, 740)
  openApp('/order/schedule', 'as:liza')
  await press('New list')
  const list = await dialogNamed('New list')
  await userEvent.fill(await list.findByLabelText('List name'), 'Palengke')
  // The dialog slides in.
  await Promise.all(document.getAnimations().map((one) => one.finished))
  await userEvent.dblClick(list.getByRole('button', { name: 'Next' }))
  expect(await list.findByRole('navigation', { name: 'Step 2 of 5' })).toBeVisible()
  await userEvent.dblClick(list.getByRole('button', { name: 'Back' }))
  expect(await list.findByRole('navigation', { name: 'Step 1 of 5' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Discard this list?' })).toBeNull()
})
