// Generated from openapi/openapi.yaml: do not edit.
const Token = { token: 's' } as const
const SessionCheck = { _id: 's', email: 's' } as const
const ExternalToken = { authToken: 's' } as const
const UserValidity = { 'isValidEmail?': 'b', 'isValidMobileNumber?': 'b' } as const
const OtpResult = { 'isMatch?!': 'b', 'password_reset_token?': 's' } as const

export const login = Token
export const verifySession = SessionCheck
export const externalLogin = ExternalToken
export const registerUser = Token
export const checkUserValidity = UserValidity
export const verifyOtp = OtpResult
