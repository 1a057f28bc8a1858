import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ProfilePage } from '#features/profile/ProfilePage.tsx'
import { namedBuyers, type PersonaKey } from '#fixtures/named.ts'
import type { Market } from '../../marketplace/support/market.ts'
import { openScreen } from '../support/openScreen.tsx'
import { expectToast } from '../support/toast.ts'
import { press, dialogNamed } from '../support/user.ts'

async function open(as: PersonaKey, prepare?: (market: Market) => void) {
  const opened = openScreen(<ProfilePage addresses={null} />, {
    at: `/profile/${namedBuyers[as].display_name}`,
    as,
    prepare,
  })
  await screen.findByRole('heading', { name: 'My Account' })
  return opened
}
const dialogAfter = async (button: string) => {
  await press(button)
  return await dialogNamed(button)
}

test('a buyer without a password adds one, and is not asked for a current one, ACCESS-18 PROFILE-22 PROFILE-25 LOG-05 ERR-34', async () => {
  const { calls } = await open('mia', (market) =>
    market.world.tables.users.update(namedBuyers.mia.id, { password_hash: null }),
  )
  const bodiesTo = (end: string) =>
    calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body)
  const dialog = await dialogAfter('Add Password')
  const fields = dialog.getAllByLabelText(/password/i, { selector: 'input' })
  expect(fields).toEqual([
    dialog.getByLabelText('New password'),
    dialog.getByLabelText('Confirm password'),
  ])
  for (const field of fields) await userEvent.type(field, 'bagong-suki')
  await press('Add Password', dialog)
  await expectToast('Password Added')
  await expectToast('Your password has been added successfully.')
  expect(await screen.findByRole('button', { name: 'Change Password' })).toBeVisible()
  expect(bodiesTo('/users/add-password')).toEqual([{ password: 'bagong-suki' }])
  await waitFor(() =>
    expect(bodiesTo('/user/logs')).toMatchObject([
      { event_type: 'PASSWORD_CHANGE', event_details: 'Password Added' },
    ]),
  )
})

test.each([
  { key: 'mia', what: 'without a shop may register one', href: /^https:/ },
  { key: 'jose', what: 'with a shop is not offered another', href: null },
] as const)('a buyer $what, PROFILE-28 ACCESS-17 SHELL-21', async ({ key, href }) => {
  await open(key)
  const register = screen.queryByRole('link', { name: /^Register Shop/ })
  if (href) expect(register).toHaveAttribute('href', expect.stringMatching(href))
  else expect(register).toBeNull()
})

test('the support address can be mailed and copied; a copy that the browser refuses is reported, PROFILE-29 PROFILE-30 PROFILE-31 ERR-37 ERR-38', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open('mia')
  const dialog = await dialogAfter('Contact Us')
  const address = dialog.getByText(/^\S+@\S+$/).textContent
  expect(dialog.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
    'href',
    `mailto:${address}`,
  )
  await press('Copy Email', dialog)
  await expectToast('Email copied to clipboard')
  expect(write.mock.calls).toEqual([[address]])
  write.mockRejectedValue(new Error('denied'))
  await press('Copy Email', dialog)
  await expectToast('Error copying email to clipboard')
})
