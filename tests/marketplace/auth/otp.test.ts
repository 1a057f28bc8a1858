import { describe, expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Connection } from '#mocks/hosts/browser/connection.ts'
import { createInbox } from '#mocks/hosts/browser/inbox.ts'
import {
  issueResetToken,
  isVerified,
  OTP_LIFETIME_MS,
  redeemOtp,
  redeemResetToken,
  sendOtp,
  VERIFIED_FOR_MS,
} from '#mocks/rules/otp.ts'
import { issueToken } from '#mocks/rules/tokens.ts'
import { createWorld } from '#mocks/world/world.ts'
import { operations } from '#openapi/generated/operations.ts'
import { exampleOf } from '../../conformance/contract.ts'
import { call, DEFAULT_NOW, openMarket } from '../support/market.ts'

const email = 'bago@suki.example'
/** A world in which a code for a registration was sent. */
function open() {
  const world = createWorld({ seed: 1, now: DEFAULT_NOW, rows: {} })
  const send = () => sendOtp(world, email, 'REGISTRATION', true)
  send()
  return {
    world,
    send,
    sent: () => world.tables.otps.by('email', email).at(-1)?.code ?? '',
    enter: (code: string, to = email, type: 'REGISTRATION' | 'FORGOT_PASSWORD' = 'REGISTRATION') =>
      redeemOtp(world, to, type, code),
  }
}

describe('a one-time code', () => {
  test('has six digits and arrives in the inbox, AUTH-33', () => {
    const { world, send } = open()
    for (let i = 0; i < 200; i++) send()
    const codes = world.tables.otps.by('email', email).map((otp) => otp.code)
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
    expect(new Set(codes).size).toBeGreaterThan(190)
    expect(world.tables.mails.by('to', email).at(-1)?.body).toContain(codes.at(-1))
  })

  test('works once, for exactly five minutes, AUTH-35 AUTH-36', () => {
    expect(OTP_LIFETIME_MS).toBe(5 * 60_000)
    const { world, send, sent, enter } = open()
    world.clock.advance(OTP_LIFETIME_MS)
    expect(enter(sent())).toBe('wrong')
    send()
    world.clock.advance(OTP_LIFETIME_MS - 1)
    expect([enter(sent()), enter(sent())]).toEqual(['right', 'wrong'])
  })

  test('is invalid for another address, for another purpose, and after a newer one was sent, AUTH-34', () => {
    const { send, sent, enter } = open()
    const first = sent()
    expect(enter(first, 'iba@suki.example')).toBe('wrong')
    expect(enter(first, email, 'FORGOT_PASSWORD')).toBe('wrong')
    send()
    expect(enter(first)).toBe(first === sent() ? 'right' : 'wrong')
  })

  test('ends with the fifth wrong one, and another one counts from the start, AUTH-34', () => {
    const { world, send, sent, enter } = open()
    const wrong = sent() === '000000' ? '000001' : '000000'
    expect(Array.from({ length: 6 }, () => enter(wrong))).toEqual([
      ...Array(4).fill('wrong'),
      'ended',
      'ended',
    ])
    expect([enter(sent()), isVerified(world, email)]).toEqual(['ended', false])
    send()
    expect(enter(sent())).toBe('right')
    expect([isVerified(world, email), isVerified(world, 'iba@suki.example')]).toEqual([true, false])
    world.clock.advance(VERIFIED_FOR_MS)
    expect(isVerified(world, email)).toBe(false)
  })
})

test('a reset token sets one password, within a quarter of an hour, AUTH-55', () => {
  const { world } = open()
  const token = issueResetToken(world, namedBuyers.liza.id)
  expect(redeemResetToken(world, 'made-up')).toBeNull()
  expect(redeemResetToken(world, token)).toBe(namedBuyers.liza.id)
  expect(redeemResetToken(world, token)).toBeNull()
  const late = issueResetToken(world, namedBuyers.liza.id)
  world.clock.advance(15 * 60_000)
  expect(redeemResetToken(world, late)).toBeNull()
})

const waitOf = ({ status, headers }: Awaited<ReturnType<typeof call>>) => [
  status,
  headers.get('retry-after'),
]

test('a second code within a minute is refused with the seconds that are left, AUTH-31', async () => {
  const market = openMarket({ products: 80 })
  const ask = (otpType = 'FORGOT_PASSWORD') =>
    call(market, 'POST', '/otps', { body: { email: 'ana@suki.example', otpType } })
  expect(waitOf(await ask())).toEqual([200, null])
  expect(waitOf(await ask())).toEqual([429, '60'])
  expect(waitOf(await ask('REGISTRATION')), 'a code for something else').toEqual([200, null])
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

const reads = Object.entries(operations).filter(
  ([, { auth, method }]) => auth !== 'required' && method === 'get',
)

test('a call that is open to visitors answers to a bad token as to a visitor, ACCESS-01', async () => {
  expect(reads.length).toBeGreaterThan(8)
  for (const [operation, { path }] of reads) {
    const market = openMarket({ products: 80 })
    const { path: ids = {}, query = {} } = exampleOf(operation as keyof typeof operations)
    const address = `${path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]))}?${new URLSearchParams(query as Record<string, string>)}`
    const visited = await call(market, 'GET', address)
    for (const token of ['forged', issueToken(market.world, namedBuyers.liza.id, -1)]) {
      const answer = await call(market, 'GET', address, { token })
      expect([answer.status, answer.body], operation).toEqual([visited.status, visited.body])
    }
  }
  const market = openMarket({ products: 80 })
  const liked = (token: string) =>
    call(market, 'GET', `/products/${namedProducts.mangoCake.id}`, { token })
  const token = market.login('ana')
  await call(market, 'POST', '/products/like-product', {
    token,
    body: { product: namedProducts.mangoCake.id, isLiked: true },
  })
  expect([(await liked(token)).body.isLiked, (await liked('forged')).body.isLiked]).toEqual([
    true,
    false,
  ])
})

test('a buyer is logged in by the bearer token alone, ACCESS-21', async () => {
  const market = openMarket({ products: 80 })
  const token = market.login('liza')
  for (const [status, by] of [
    [200, { token }],
    [401, { headers: { cookie: `token=${token}` } }],
    [401, {}],
  ] as const)
    expect((await call(market, 'GET', '/users/me', by)).status).toBe(status)
})

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
