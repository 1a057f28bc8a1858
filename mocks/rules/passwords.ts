import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

// Few: the simulator holds no real secrets, but never plain text.
const ITERATIONS = 1000

const derive = (password: string, salt: Uint8Array, iterations: number) =>
  bytesToHex(pbkdf2(sha256, utf8ToBytes(password), salt, { c: iterations, dkLen: 32 }))

/** Unites letters such as 'ñ', which keyboards compose differently (NIST 800-63B). */
const composed = (password: string) => password.normalize('NFKC')

/** `salt` is any text that is unique to the account. */
export function hashPassword(password: string, salt: string): string {
  const saltHex = bytesToHex(sha256(utf8ToBytes(salt)).slice(0, 16))
  return `pbkdf2$${ITERATIONS}$${saltHex}$${derive(composed(password), hexToBytes(saltHex), ITERATIONS)}`
}

/** Tries the password as it was typed, too; without a hash, none matches. */
export function verifyPassword(password: string, stored: string | null): boolean {
  const [, iterations, salt, hash] = stored?.split('$') ?? []
  return (
    salt !== undefined &&
    [composed(password), password].some(
      (form) => derive(form, hexToBytes(salt), Number(iterations)) === hash,
    )
  )
}
