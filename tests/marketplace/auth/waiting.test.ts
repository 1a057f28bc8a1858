import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { call, openMarket } from '../support/market.ts'

const waitOf = ({ status, headers }: Awaited<ReturnType<typeof call>>) => [
  status,
  headers.get('retry-after'),
]

test('a second code within a minute is refused with the seconds that are left, AUTH-31', async () => {
  const market = openMarket({ products: 80 })
  const ask = () =>
    call(market, 'POST', '/otps', {
      body: { email: 'ana@suki.example', otpType: 'FORGOT_PASSWORD' },
    })
  expect(waitOf(await ask())).toEqual([200, null])
  expect(waitOf(await ask())).toEqual([429, '60'])
  market.world.clock.advance(45_500)
  expect(waitOf(await ask())).toEqual([429, '15'])
  market.world.clock.advance(14_500)
  expect(waitOf(await ask())).toEqual([200, null])
})

test('after ten failed logins an address is refused until the first of them is a quarter of an hour old, AUTH-10', async () => {
  const market = openMarket({ products: 80 })
  const { email } = namedBuyers.liza
  const login = (to = email) =>
    call(market, 'POST', '/auth', { body: { email: to, password: 'not-the-password' } })
  expect(waitOf(await login())).toEqual([401, null])
  market.world.clock.advance(60_000)
  for (let n = 0; n < 9; n++) expect(waitOf(await login())).toEqual([401, null])
  expect(waitOf(await login())).toEqual([429, String(14 * 60)])
  expect(waitOf(await login(namedBuyers.ana.email))).toEqual([401, null])
  market.world.clock.advance(14 * 60_000)
  expect(waitOf(await login())).toEqual([401, null])
})
