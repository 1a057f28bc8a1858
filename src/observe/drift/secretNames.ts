import { wordsOf } from '#lib/knownWords.ts'

/** One of these words makes a name a secret's. */
const always = new Set([
  'password',
  'passwd',
  'pwd',
  'hash',
  'salt',
  'secret',
  'token',
  'otp',
  'pin',
  'cvv',
  'cvc',
  'credential',
  'credentials',
])
/** Kinds of secret keys. */
const kinds = ['api', 'private', 'secret', 'encryption', 'signing']

/** No person is called so. */
export const secretWords: readonly string[] = [
  ...always,
  ...kinds,
  'key',
  'hashed',
  'access',
  'refresh',
]

/** Judges by the name, such as `password_hash` or `apiKey`. A yes or no is no secret. */
export function isSecretName(name: string, value: unknown): boolean {
  if (typeof value === 'boolean' || value === null) return false
  const words = wordsOf(name)
  return (
    words.some((word) => always.has(word)) ||
    (words.includes('key') && kinds.some((kind) => words.includes(kind)))
  )
}
