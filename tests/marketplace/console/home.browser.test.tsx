import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { HomeTab } from '#mocks/demo/console/home/HomeTab.tsx'
import { followResets } from '#mocks/hosts/browser/reset.ts'
import { storedToken } from '#mocks/hosts/browser/session.ts'
import { call } from '../support/market.ts'
import { base, consoleOf, forgetConsole, showTab } from './consoleOf.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  forgetConsole()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('mails appear in the open inbox, the newest three at first', async () => {
  const marketplace = consoleOf()
  showTab(HomeTab, marketplace)
  const inbox = within(await screen.findByRole('region', { name: 'Simulated inbox' }))
  expect(inbox.getByText(/^No mail yet/)).toBeVisible()
  for (const name of ['ana', 'ben', 'carla', 'dan'])
    await call(marketplace, 'POST', '/otps', {
      body: { email: `${name}@example.com`, otpType: 'REGISTRATION' },
    })
  expect(await inbox.findByText(/to dan@example\.com/)).toBeVisible()
  expect(inbox.getAllByRole('listitem')).toHaveLength(3)
  await userEvent.click(button('All 4 mails'))
  expect(inbox.getByText(/to ana@example\.com/)).toBeVisible()
})

test('a click signs in as another buyer, notifies the page, and stays on it', async () => {
  const marketplace = consoleOf()
  showTab(HomeTab, marketplace)
  const looks: (string | null)[] = []
  document.addEventListener('visibilitychange', () => looks.push(storedToken()), { once: true })
  expect(await screen.findByRole('button', { name: /^Visitor/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await userEvent.click(button('Mia · in Metro Manila'))
  await expect.poll(() => button('Mia · in Metro Manila').getAttribute('aria-pressed')).toBe('true')
  const userOf = () => marketplace.authenticate(storedToken())?.email
  expect(userOf()).toContain('mia')
  expect(looks).toEqual([storedToken()])
  expect(screen.getByText(/^Lives in Makati/)).toBeVisible()

  await userEvent.click(button('Liza · weekly groceries'))
  await expect
    .poll(() => button('Liza · weekly groceries').getAttribute('aria-pressed'))
    .toBe('true')
  expect(button('Mia · in Metro Manila')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(button(/^Visitor/))
  await expect.poll(() => button(/^Visitor/).getAttribute('aria-pressed')).toBe('true')
  expect(storedToken()).toBeNull()
})

test('a reset asks first, and drops the world, its conditions, faults and notices', async () => {
  const marketplace = consoleOf()
  await marketplace.connection.remote.applyScenario({ latency: 400, sockets: 'down', freeze: true })
  const { world } = marketplace
  const reload = vi.fn<() => void>()
  followResets(marketplace.connection, base, reload)
  showTab(HomeTab, marketplace)
  await userEvent.click(await screen.findByRole('button', { name: 'Reset the world' }))
  await waitFor(() => expect(button('Reset everything')).toHaveFocus())
  await userEvent.click(button('Keep it'))
  await waitFor(() => expect(button('Reset the world')).toHaveFocus())
  expect(marketplace.world).toBe(world)

  localStorage.setItem('suki.drafts', 'text')
  localStorage.setItem('of another program', 'stays')
  // Taken back at the end of the test.
  vi.spyOn(Storage.prototype, 'setItem')
  const close = vi.fn<() => void>()
  const registration = {
    getNotifications: () => Promise.resolve([{ close }]),
  } as object as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
  document.cookie = 'token=made.up.token; Path=/'
  await userEvent.click(button('Reset the world'))
  await userEvent.click(button('Reset everything'))
  await expect.poll(() => marketplace.events.at(-1)).toEqual({ kind: 'reset' })
  expect(marketplace.world).not.toBe(world)
  expect(marketplace.conditions).toMatchObject({ latency: 0, sockets: 'up' })
  expect(marketplace.world.clock.frozen).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(storedToken()).toBeNull()
  expect(close).toHaveBeenCalledTimes(1)
  // The app may store things when its page is left.
  localStorage.setItem('suki.drafts', 'a later text')
  expect([localStorage.getItem('suki.drafts'), localStorage.getItem('of another program')]).toEqual(
    [null, 'stays'],
  )
  localStorage.removeItem('of another program')
})
