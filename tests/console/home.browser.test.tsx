import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HomeTab } from '../../mocks/console/home/HomeTab.tsx'
import { consoleOf, showTab } from './consoleOf.tsx'

afterEach(() => {
  cleanup()
  document.cookie = 'token=; Path=/; Max-Age=0'
  sessionStorage.clear()
})

test('a mail appears in the open inbox', async () => {
  const marketplace = consoleOf()
  showTab(HomeTab, marketplace)
  const inbox = within(await screen.findByRole('region', { name: 'Simulated inbox' }))
  expect(inbox.getByText(/^No mail yet/)).toBeVisible()
  const request = new Request('https://suki.example/api/otps', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'new@example.com', otpType: 'REGISTRATION' }),
  })
  await marketplace.fetch(request)
  expect(await inbox.findByText(/to new@example\.com/)).toBeVisible()
})
