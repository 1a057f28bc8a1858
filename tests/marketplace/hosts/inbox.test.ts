import { expect, test } from 'vitest'
import type { Connection } from '#mocks/hosts/browser/connection.ts'
import { createInbox } from '#mocks/hosts/browser/inbox.ts'

test('the newest code of an address is read from the simulated inbox, whatever the case of its letters', async () => {
  const mails = [
    { to: 'mia@suki.example', subject: '333333 is your Suki code' },
    { to: 'bago@suki.example', subject: '222222 is your Suki code' },
    { to: 'bago@suki.example', subject: '111111 is your Suki code' },
  ]
  const { newestCode } = createInbox({
    remote: { consoleState: async () => ({ mails }) },
  } as unknown as Connection)
  expect(await newestCode('Bago@suki.example')).toBe('222222')
  expect(await newestCode('nobody@suki.example')).toBeNull()
})
