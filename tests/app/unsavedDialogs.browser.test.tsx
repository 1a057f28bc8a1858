import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { OrdersPage } from '#features/orders/OrdersPage.tsx'
import { ProfilePage } from '#features/profile/ProfilePage.tsx'
import { orderIds } from '#fixtures/named.ts'
import { MoreAbout } from '#flows/report/MoreAbout.tsx'
import { openScreen } from '../support/openScreen.tsx'

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const orders = (id: string) => `/profile/liza-manalo/orders?transaction_id=${id}`

interface Case {
  /** Requirement rows of the dialog. */
  rows: string
  title: string
  element: ReactElement
  at: string
  open: () => Promise<void>
  /** Shows the field, where the dialog does not start with it. */
  choose?: () => Promise<void>
  field: string | RegExp
  question: string
}

const cases: Case[] = [
  {
    rows: 'PROFILE-21',
    title: 'Change Password',
    element: <ProfilePage addresses={null} />,
    at: '/profile/liza-manalo',
    open: () => press('Change Password'),
    field: 'New password',
    question: 'Discard this password?',
  },
  {
    rows: 'REPORT-03',
    title: 'Flag or report this shop',
    element: <MoreAbout kind="shop" id="s1" name="Aling Nena" />,
    at: '/aling-nena',
    async open() {
      await press('More about this shop')
      await press('Flag or report this shop')
    },
    field: /^What is wrong/,
    question: 'Discard this report?',
  },
  {
    rows: 'ORDERS-13 ORDERS-16',
    title: 'Cancel order',
    element: <OrdersPage />,
    at: orders(orderIds.lizaPending),
    open: () => press('Cancel'),
    choose: async () => userEvent.click(await screen.findByRole('radio', { name: 'Others' })),
    field: 'Your reason',
    question: 'Discard your reason?',
  },
  {
    rows: 'OPEN-30',
    title: 'Request a refund',
    element: <OrdersPage />,
    at: orders(orderIds.lizaUnrated),
    open: async () => {
      await press(/^More for the order/)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Request Refund' }))
    },
    field: 'What is wrong with the order?',
    question: 'Discard this request?',
  },
]

test.each(cases)(
  '$rows $title: closing asks for confirmation only when there is unsaved input',
  async (dialog) => {
    openScreen(dialog.element, { at: dialog.at, as: 'liza' })
    const shown = () => screen.queryByRole('dialog', { name: dialog.title })
    const answer = async (name: string) => {
      const question = await screen.findByRole('dialog', { name: dialog.question })
      await userEvent.click(within(question).getByRole('button', { name }))
    }
    await dialog.open()
    await press('Close')
    await waitFor(() => expect(shown()).toBeNull())

    await dialog.open()
    await dialog.choose?.()
    const field = await screen.findByLabelText(dialog.field)
    await userEvent.type(field, 'a mistake')
    await userEvent.click(within(shown()!).getByRole('button', { name: 'Close' }))
    await answer('Keep editing')
    expect(field).toHaveValue('a mistake')
    await userEvent.click(
      within(shown()!).getByRole('button', { name: /^(Cancel|Keep order|Not now)$/ }),
    )
    await answer('Discard')
    await waitFor(() => expect(shown()).toBeNull())
  },
)
