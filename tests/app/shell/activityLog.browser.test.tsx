import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orderIds } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { expectToast } from '../support/toast.ts'
import { press } from '../support/user.ts'

test('an entry of the activity log that cannot be written shows no message, LOG-04 ERR-112', async () => {
  const { asked, queryClient } = openApp(
    `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaPending}`,
    'as:liza,fail:writeUserLog:500:always',
  )
  await press('Cancel')
  await press('Change of mind', screen, 'radio')
  const question = within(screen.getByRole('dialog', { name: 'Cancel order' }))
  await press('Cancel order', question)
  await expectToast('Order Cancelled')
  const writes = () => queryClient.getMutationCache().getAll()
  await waitFor(() => expect(writes().map(({ state }) => state.status)).toContain('error'))
  expect(
    asked.filter(({ method, url }) => method === 'POST' && url.endsWith('/user/logs')),
  ).toHaveLength(1)
  expect(screen.getByText('Order Cancelled')).toBeVisible()
})
