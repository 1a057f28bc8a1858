import { afterEach, expect, test } from 'vitest'
import { now, setClock } from '#lib/clock.ts'
import { currentToken, refreshToken, signIn, signOut } from '#state/session.ts'

const DAY = 86_400_000

/** A token that is valid for `seconds` by the app's clock. */
const tokenFor = (seconds: number) =>
  `head.${btoa(JSON.stringify({ sub: 'mia', exp: Math.ceil(now() / 1000) + seconds }))}.mark`

afterEach(() => {
  setClock(Date.now())
  signOut()
})

test('a token is stored as long as it is valid by the clock of a marketplace that is behind the device, AUTH-13 AUTH-14', () => {
  setClock(Date.now() - 30 * DAY)
  const token = tokenFor(60)
  signIn(token)
  refreshToken()
  expect(currentToken()).toBe(token)
})

test('a token expires by the clock of a marketplace that is ahead of the device, AUTH-13 AUTH-14', async () => {
  setClock(Date.now() + 30 * DAY)
  signIn(tokenFor(1))
  expect(document.cookie).toContain('token=')
  await expect.poll(() => document.cookie, { timeout: 5000 }).not.toContain('token=')
})
