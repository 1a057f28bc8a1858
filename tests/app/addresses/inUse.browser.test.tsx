import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addressIds, scheduleIds } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { press, dialogNamed, expectShown, expectNoText, expectNoDialog } from '../support/user.ts'

test('an address of a scheduled list is not deleted: the dialog names the list and leads to it, ADDR-01 ADDR-20', async () => {
  const { market } = openApp('/profile/liza-manalo', 'as:liza')
  const { schedules, addresses } = market.world.tables
  schedules.update(scheduleIds.weeklyGroceries, { address: addressIds.lizaWork })
  const section = within(await screen.findByRole('region', { name: 'Shipping Address' }))
  await press(/^Delete .*Consunji/, section)
  await press('Delete', within(screen.getByRole('dialog', { name: 'Delete Address' })))
  const dialog = await dialogNamed('This address is in use')
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Weekly groceries',
  ])
  expect(dialog.getByRole('link', { name: 'Open scheduled lists' })).toHaveAttribute(
    'href',
    '/order/schedule',
  )
  expectNoText('An error occurred')
  expect(addresses.get(addressIds.lizaWork)).toBeDefined()
  await press('Keep address', dialog)
  await expectNoDialog()
  schedules.update(scheduleIds.weeklyGroceries, { address: addressIds.lizaHome })
  await press(/^Delete .*Consunji/, section)
  await press('Delete', within(screen.getByRole('dialog', { name: 'Delete Address' })))
  await expectShown('Address deleted')
})
