import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { addressIds, scheduleIds } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'

test('an address of a scheduled list is not deleted: the dialog names the list and leads to it, ADDR-01 ADDR-20', async () => {
  const { market } = openApp('/profile/liza-manalo', 'as:liza')
  const { schedules, addresses } = market.world.tables
  schedules.update(scheduleIds.weeklyGroceries, { address: addressIds.lizaWork })
  const section = within(
    await screen.findByRole('region', { name: 'Shipping Address' }, { timeout: 40_000 }),
  )
  await userEvent.click(await section.findByRole('button', { name: /^Delete .*Consunji/ }))
  await userEvent.click(
    within(screen.getByRole('dialog', { name: 'Delete Address' })).getByRole('button', {
      name: 'Delete',
    }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'This address is in use' }))
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Weekly groceries',
  ])
  expect(dialog.getByRole('link', { name: 'Open scheduled lists' })).toHaveAttribute(
    'href',
    '/order/schedule',
  )
  expect(screen.queryByText('An error occurred')).toBeNull()
  expect(addresses.get(addressIds.lizaWork)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep address' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  schedules.update(scheduleIds.weeklyGroceries, { address: addressIds.lizaHome })
  await userEvent.click(section.getByRole('button', { name: /^Delete .*Consunji/ }))
  await userEvent.click(
    within(screen.getByRole('dialog', { name: 'Delete Address' })).getByRole('button', {
      name: 'Delete',
    }),
  )
  expect(await screen.findByText('Address deleted')).toBeVisible()
})
