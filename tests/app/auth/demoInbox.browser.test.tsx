import { expect, test, vi } from 'vitest'
import { configureDemoInbox } from '#lib/demoInbox.ts'
import { expectToast } from '../support/toast.ts'
import { press, expectShown } from '../support/user.ts'
import { dialog, email, toCode } from './signup.ts'

test('where no mail is sent, the step says where the code is, and copies it, AUTH-30', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const newestCode = vi
    .fn<(to: string) => Promise<string | null>>()
    .mockResolvedValueOnce('042042')
    .mockResolvedValue(null)
  configureDemoInbox({ newestCode })
  await toCode()
  await expectShown(/^The code is in the Demo inbox/, dialog())
  await press('Copy the code', dialog())
  await expectToast('Code copied to clipboard')
  expect(newestCode).toHaveBeenCalledWith(email)
  expect(copied).toHaveBeenCalledWith('042042')
  await press('Copy the code', dialog())
  await expectToast('No code was sent to this address')
})
