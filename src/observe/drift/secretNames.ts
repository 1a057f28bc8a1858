import { wordsOf } from '#lib/knownWords.ts'

/** Words of which one makes a field's name the name of a secret. */
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
/** Kinds of keys that are secret. */
const kinds = ['api', 'private', 'secret', 'encryption', 'signing']

/** The words of names of secrets: no person has one. */
export const secretWords: readonly string[] = [
  ...always,
  ...kinds,
  'key',
  'hashed',
  'access',
  'refresh',
]

/**
 * Whether a field that the contract doesn't have is a secret by its name, such as `password_hash`
 * or `apiKey`. A yes or no is none.
 */
export function isSecretName(name: string, value: unknown): boolean {
  if (typeof value === 'boolean' || value === null) return false
  const words = wordsOf(name)
  return (
    words.some((word) => always.has(word)) ||
    (words.includes('key') && kinds.some((kind) => words.includes(kind)))
  )
}
