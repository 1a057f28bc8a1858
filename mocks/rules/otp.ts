import type { OtpRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'

export const OTP_LIFETIME_MS = 5 * 60_000
export const OTP_COOLDOWN_MS = 60_000
export const MAX_WRONG_CODES = 5
/** The code was entered so long ago at most. */
export const VERIFIED_FOR_MS = 15 * 60_000
const RESET_LIFETIME_MS = 15 * 60_000

type OtpType = OtpRow['otp_type']

const latest = (world: World, email: string, type: OtpType) =>
  world.tables.otps.by('email', email).findLast((otp) => otp.otp_type === type)

/** Ms; 0 when another code may be requested. */
export function cooldownOf(world: World, email: string, type: OtpType): number {
  const last = latest(world, email, type)
  return last === undefined
    ? 0
    : Math.max(0, Date.parse(last.created_at) + OTP_COOLDOWN_MS - world.clock.now())
}

/**
 * Mails the code if the address is `known`. An unknown one gets a code too, so that its cooldown
 * does not tell.
 */
export function sendOtp(world: World, email: string, type: OtpType, known: boolean): void {
  const code = String(world.random.int(0, 999_999)).padStart(6, '0')
  const created_at = world.clock.iso()
  world.tables.otps.insert({
    _id: world.newId('otps'),
    email,
    otp_type: type,
    code,
    created_at,
    expires_at: world.clock.isoIn(OTP_LIFETIME_MS),
    wrong_codes: 0,
    redeemed_at: null,
  })
  if (!known) return
  const purpose = type === 'REGISTRATION' ? 'finish your registration' : 'reset your password'
  world.tables.mails.insert({
    _id: world.newId('mails'),
    to: email,
    subject: `${code} is your Suki code`,
    body: `Use ${code} to ${purpose}. It is valid for 5 minutes.`,
    created_at,
  })
}

/**
 * Uses up the last code, if it is valid and unused.
 * @returns 'wrong' for any other; 'ended' from the fifth wrong one on: then another code must be
 * requested
 */
export function redeemOtp(
  world: World,
  email: string,
  type: OtpType,
  code: string,
): 'right' | 'wrong' | 'ended' {
  const otp = latest(world, email, type)
  if (!otp || otp.redeemed_at !== null || Date.parse(otp.expires_at) <= world.clock.now())
    return 'wrong'
  if (otp.wrong_codes >= MAX_WRONG_CODES) return 'ended'
  if (otp.code === code) {
    world.tables.otps.update(otp._id, { redeemed_at: world.clock.iso() })
    return 'right'
  }
  const { wrong_codes } = world.tables.otps.update(otp._id, { wrong_codes: otp.wrong_codes + 1 })
  return wrong_codes < MAX_WRONG_CODES ? 'wrong' : 'ended'
}

/** The address may be registered now. */
export const isVerified = (world: World, email: string): boolean =>
  world.tables.otps
    .by('email', email)
    .some(
      ({ otp_type, redeemed_at }) =>
        otp_type === 'REGISTRATION' &&
        redeemed_at !== null &&
        Date.parse(redeemed_at) + VERIFIED_FOR_MS > world.clock.now(),
    )

/** Lets the user set a new password, once. */
export function issueResetToken(world: World, userId: string): string {
  const token = `${world.newId('resetTokens')}${world.newId('resetTokens')}`
  world.tables.resetTokens.insert({
    _id: world.newId('resetTokens'),
    user_id: userId,
    token,
    expires_at: world.clock.isoIn(RESET_LIFETIME_MS),
    used: false,
  })
  return token
}

/** Returns the user's id; null when the token is unknown, used or expired. */
export function redeemResetToken(world: World, token: string): string | null {
  const row = world.tables.resetTokens.by('token', token)[0]
  if (!row || row.used || Date.parse(row.expires_at) <= world.clock.now()) return null
  world.tables.resetTokens.update(row._id, { used: true })
  return row.user_id
}
