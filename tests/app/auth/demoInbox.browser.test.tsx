import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { configureDemoInbox } from '#lib/demoInbox.ts'
import { expectToast } from '../support/toast.ts'
import { dialog, email, toCode } from './signup.ts'

test('where no mail is sent, the step says where the code is, and copies it, AUTH-30', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const newestCode = vi
    .fn<(to: string) => Promise<string | null>>()
    .mockResolvedValueOnce('042042')
    .mockResolvedValue(null)
  configureDemoInbox({ newestCode })
  await toCode()
  expect(dialog().getByText(/^The code is in the Demo inbox/)).toBeVisible()
  await userEvent.click(dialog().getByRole('button', { name: 'Copy the code' }))
  await expectToast('Code copied to clipboard')
  expect(newestCode).toHaveBeenCalledWith(email)
  expect(copied).toHaveBeenCalledWith('042042')
  await userEvent.click(dialog().getByRole('button', { name: 'Copy the code' }))
  await expectToast('No code was sent to this address')
})
