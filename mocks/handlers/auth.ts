import { created, ok, problem, tooSoon } from '../replies.ts'
import {
  changePassword,
  createAccount,
  emailTaken,
  clearLoginFailures,
  lockedOutFor,
  recordLoginFailure,
  phoneTaken,
  hashPassword,
  verifyPassword,
} from '../rules/accounts.ts'
import {
  cooldownOf,
  issueResetToken,
  isVerified,
  redeemOtp,
  redeemResetToken,
  sendOtp,
} from '../rules/otp.ts'
import { readConsent, issueToken } from '../rules/tokens.ts'
import type { Handlers } from './handler.ts'

export const auth: Handlers<'auth'> = {
  login(world, { body }) {
    const email = body.email.toLowerCase()
    const locked = lockedOutFor(world, email)
    if (locked > 0) return tooSoon(locked, 'Too many attempts. Please wait a few minutes')
    const user = world.tables.users.by('email', email)[0]
    // The reply does not tell which addresses have an account.
    if (!user || !verifyPassword(body.password, user.password_hash)) {
      recordLoginFailure(world, email)
      return problem(401, 'invalid_credentials', 'Invalid email or password')
    }
    clearLoginFailures(world, email)
    return ok({ token: issueToken(world, user._id) })
  },

  verifySession: (_world, { buyer }) => ok({ _id: buyer._id, email: buyer.email }),

  externalLogin(world, { body }) {
    const person = readConsent(world, body.accessToken)
    if (!person)
      return problem(401, 'invalid_credentials', 'Google could not confirm your identity')
    const user =
      world.tables.users.by('email', person.email)[0] ??
      createAccount(world, { ...person, contact_number: '', password_hash: null })
    return ok({ authToken: issueToken(world, user._id) })
  },

  registerUser(world, { body }) {
    if (emailTaken(world, body.email)) return problem(409, 'email_taken', 'Email already exists')
    if (phoneTaken(world, body.contact_number))
      return problem(409, 'phone_taken', 'Phone number already exists')
    if (!isVerified(world, body.email.toLowerCase()))
      return problem(
        422,
        'email_not_verified',
        'Please enter the code that we sent to your e-mail address first',
      )
    const { password, ...details } = body
    const user = createAccount(world, {
      ...details,
      password_hash: hashPassword(password, body.email),
    })
    return created({ token: issueToken(world, user._id) })
  },

  checkUserValidity(world, { query }) {
    const { email, mobileNumber } = query
    if ((email === undefined) === (mobileNumber === undefined))
      return problem(422, 'validation_failed', 'Give either email or mobileNumber')
    return ok(
      email === undefined
        ? { isValidMobileNumber: !phoneTaken(world, mobileNumber ?? '') }
        : { isValidEmail: !emailTaken(world, email) },
    )
  },

  requestOtp(world, { body }) {
    const email = body.email.toLowerCase()
    const cooldown = cooldownOf(world, email, body.otpType)
    if (cooldown > 0)
      return tooSoon(cooldown, 'Please wait a minute before you request another code')
    // An unknown address gets the same reply.
    sendOtp(world, email, body.otpType, body.otpType === 'REGISTRATION' || emailTaken(world, email))
    return ok({ message: 'The code is on its way' })
  },

  verifyOtp(world, { body }) {
    const email = body.email.toLowerCase()
    const result = redeemOtp(world, email, body.otpType, body.otpValue)
    if (result === 'ended')
      return problem(422, 'code_ended', 'Too many wrong codes. Please request another one')
    if (result === 'wrong') return ok({ isMatch: false })
    const user = world.tables.users.by('email', email)[0]
    return ok(
      body.otpType === 'FORGOT_PASSWORD' && user
        ? { isMatch: true, password_reset_token: issueResetToken(world, user._id) }
        : { isMatch: true },
    )
  },

  resetPassword(world, { body }) {
    const userId = redeemResetToken(world, body.password_reset_token)
    const user = userId === null ? undefined : world.tables.users.get(userId)
    if (!user)
      return problem(422, 'invalid_reset_token', 'The link has expired. Please start again')
    changePassword(world, user, body.new_password, null)
    clearLoginFailures(world, user.email)
    return ok({ message: 'Your password has been changed' })
  },
}
