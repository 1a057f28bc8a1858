// Generated from openapi/openapi.yaml: do not edit.
const Token = { token: 's' } as const
const SessionCheck = { _id: 's', email: 's' } as const
const ExternalToken = { authToken: 's' } as const
const UserValidity = { 'isValidEmail?': 'b', 'isValidMobileNumber?': 'b' } as const
const OtpResult = { isMatch: 'b', 'password_reset_token?': 's' } as const

/** The shape of each call's successful answer. */
export const answerShapes = {
  'POST /auth': Token,
  'GET /auth/me': SessionCheck,
  'POST /auth/external-login': ExternalToken,
  'POST /users': Token,
  'GET /users/check-validity': UserValidity,
  'POST /otps/verify': OtpResult,
} as const
