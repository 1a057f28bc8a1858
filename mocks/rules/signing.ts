import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

export interface Signer {
  readonly seed: number
  readonly clock: { now(): number }
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
const encode = (part: object) => base64url(utf8ToBytes(JSON.stringify(part)))
const decode = (part: string): unknown =>
  JSON.parse(
    new TextDecoder().decode(
      Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
        char.charCodeAt(0),
      ),
    ),
  )
const sign = ({ seed }: Signer, text: string) =>
  base64url(hmac(sha256, utf8ToBytes(`suki-simulator-${seed}`), utf8ToBytes(text)))

/** HS256. */
export function signClaims(signer: Signer, claims: object): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${sign(signer, text)}`
}

/** Null when it is malformed or forged. */
export function readClaims(signer: Signer, token: string): unknown {
  const [head, body, signature, ...rest] = token.split('.')
  if (!head || !body || rest.length > 0 || signature !== sign(signer, `${head}.${body}`))
    return null
  return decode(body)
}
