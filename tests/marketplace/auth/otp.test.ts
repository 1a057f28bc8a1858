import { describe, expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import {
  cooldownOf,
  issueResetToken,
  isVerified,
  OTP_COOLDOWN_MS,
  OTP_LIFETIME_MS,
  redeemOtp,
  redeemResetToken,
  sendOtp,
  VERIFIED_FOR_MS,
} from '#mocks/rules/otp.ts'
import { createWorld } from '#mocks/world/world.ts'
import { DEFAULT_NOW } from '../support/market.ts'

const email = 'bago@suki.example'
const open = () => createWorld({ seed: 1, now: DEFAULT_NOW, rows: {} })
const sent = (world: ReturnType<typeof open>) =>
  world.tables.otps.by('email', email).at(-1)?.code ?? ''

describe('a one-time code', () => {
  test('has six digits and arrives in the inbox, AUTH-33', () => {
    const world = open()
    for (let i = 0; i < 200; i++) sendOtp(world, email, 'REGISTRATION', true)
    const codes = world.tables.otps.by('email', email).map((otp) => otp.code)
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
    expect(new Set(codes).size).toBeGreaterThan(190)
    expect(world.tables.mails.by('to', email).at(-1)?.body).toContain(codes.at(-1))
  })

  test('works once, AUTH-36', () => {
    const world = open()
    sendOtp(world, email, 'REGISTRATION', true)
    const code = sent(world)
    expect(redeemOtp(world, email, 'REGISTRATION', code)).toBe('right')
    expect(redeemOtp(world, email, 'REGISTRATION', code)).toBe('wrong')
  })

  test('is valid for exactly five minutes, AUTH-35', () => {
    expect(OTP_LIFETIME_MS).toBe(5 * 60_000)
    const world = open()
    sendOtp(world, email, 'REGISTRATION', true)
    const code = sent(world)
    world.clock.advance(OTP_LIFETIME_MS)
    expect(redeemOtp(world, email, 'REGISTRATION', code)).toBe('wrong')
    sendOtp(world, email, 'REGISTRATION', true)
    world.clock.advance(OTP_LIFETIME_MS - 1)
    expect(redeemOtp(world, email, 'REGISTRATION', sent(world))).toBe('right')
  })

  test('is invalid for another address, for another purpose, and after a newer one was sent, AUTH-34', () => {
    const world = open()
    sendOtp(world, email, 'REGISTRATION', true)
    const first = sent(world)
    expect(redeemOtp(world, 'iba@suki.example', 'REGISTRATION', first)).toBe('wrong')
    expect(redeemOtp(world, email, 'FORGOT_PASSWORD', first)).toBe('wrong')
    sendOtp(world, email, 'REGISTRATION', true)
    expect(redeemOtp(world, email, 'REGISTRATION', first)).toBe(
      first === sent(world) ? 'right' : 'wrong',
    )
  })

  test('ends with the fifth wrong one, and another one counts from the start, AUTH-34', () => {
    const world = open()
    sendOtp(world, email, 'REGISTRATION', true)
    const wrong = sent(world) === '000000' ? '000001' : '000000'
    const enter = (code: string) => redeemOtp(world, email, 'REGISTRATION', code)
    expect(Array.from({ length: 6 }, () => enter(wrong))).toEqual([
      'wrong',
      'wrong',
      'wrong',
      'wrong',
      'ended',
      'ended',
    ])
    expect(enter(sent(world))).toBe('ended')
    expect(isVerified(world, email)).toBe(false)
    sendOtp(world, email, 'REGISTRATION', true)
    expect(enter(sent(world))).toBe('right')
    expect([isVerified(world, email), isVerified(world, 'iba@suki.example')]).toEqual([true, false])
    world.clock.advance(VERIFIED_FOR_MS)
    expect(isVerified(world, email)).toBe(false)
  })

  test('can be requested again after a minute, AUTH-31', () => {
    expect(OTP_COOLDOWN_MS).toBe(60_000)
    const world = open()
    expect(cooldownOf(world, email, 'REGISTRATION')).toBe(0)
    sendOtp(world, email, 'REGISTRATION', true)
    expect(cooldownOf(world, email, 'REGISTRATION')).toBe(OTP_COOLDOWN_MS)
    expect(cooldownOf(world, email, 'FORGOT_PASSWORD')).toBe(0)
    world.clock.advance(OTP_COOLDOWN_MS)
    expect(cooldownOf(world, email, 'REGISTRATION')).toBe(0)
  })
})

test('a reset token sets one password, within a quarter of an hour, AUTH-55', () => {
  const world = open()
  const token = issueResetToken(world, namedBuyers.liza.id)
  expect(redeemResetToken(world, 'made-up')).toBeNull()
  expect(redeemResetToken(world, token)).toBe(namedBuyers.liza.id)
  expect(redeemResetToken(world, token)).toBeNull()
  const late = issueResetToken(world, namedBuyers.liza.id)
  world.clock.advance(15 * 60_000)
  expect(redeemResetToken(world, late)).toBeNull()
})
