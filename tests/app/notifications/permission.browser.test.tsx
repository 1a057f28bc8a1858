import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { expectShown, expectToast, press, resize } from '../support/user.ts'
import { links, openBell, openPanel } from './support/bell.tsx'

/** What the user has allowed, in place of the test browser's own answer. */
let permission: NotificationPermission

beforeEach(() => {
  permission = 'default'
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
})
afterEach(() => localStorage.removeItem('suki.notifications.card'))

const card = () => screen.queryByRole('region', { name: 'Notifications on this device' })

/** Opens the panel of a page that was just loaded. */
async function openNew() {
  cleanup()
  openBell()
  await openPanel()
}

test('only a button asks for the permission, and the card goes when it is given, RT-07', async () => {
  const ask = vi
    .spyOn(Notification, 'requestPermission')
    .mockImplementation(async () => (permission = 'granted'))
  await openNew()
  await waitFor(() => expect(card()).toMatchTextContent('See messages of shops on this device'))
  expect(ask).not.toHaveBeenCalled()
  await press('Turn on')
  await expectToast('Notifications are on')
  expect(card()).toBeNull()
  expect(ask).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveFocus()
})

test('on a phone the invitation is one line above the news, RT-07', async () => {
  await resize(360, 640)
  await openNew()
  await waitFor(() => expect(card()).not.toBeNull())
  const invitation = screen.getByText('See when shops reply')
  expect(invitation.getBoundingClientRect().height).toBeLessThan(
    1.5 * Number.parseFloat(getComputedStyle(invitation).lineHeight),
  )
  expect(card()?.getBoundingClientRect().height).toBeLessThan(72)
  await press('Not now')
  await waitFor(() => expect(card()).toBeNull())
})

test('where notifications are blocked one line says so and a press what to change, until it is closed, RT-07', async () => {
  permission = 'denied'
  await openNew()
  await waitFor(() => expect(card()).not.toBeNull())
  expect(card()?.getBoundingClientRect().height).toBeLessThan(72)
  expect(screen.getByText(/open the site’s settings/)).not.toBeVisible()
  await userEvent.click(screen.getByText('How to turn on'))
  await expectShown(/open the site’s settings/)
  await press('Got it')
  await waitFor(() => expect(card()).toBeNull())
  await openNew()
  expect(await links()).not.toEqual([])
  expect(card()).toBeNull()
})

test('where the browser has no notifications there is no card, and in another app it says where they are, RT-07', async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'Notification')!
  Reflect.deleteProperty(globalThis, 'Notification')
  onTestFinished(() => void Object.defineProperty(globalThis, 'Notification', own))
  await openNew()
  expect(await links()).not.toEqual([])
  expect(card()).toBeNull()

  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 14; wv) [FBAN/FB4A;FBAV/450.0]',
  )
  await openNew()
  await waitFor(() => expect(card()).toMatchTextContent(/^Open Suki in your browser/))
})
