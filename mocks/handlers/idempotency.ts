import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { problem } from '../replies.ts'
import { canonical } from '../world/hash.ts'
import type { World } from '../world/world.ts'

const KEY_LIFETIME_MS = 24 * 3_600_000

/** Stored with what a call creates; null without a key. */
export interface Once {
  idempotency_key: string | null
  fingerprint: string | null
}

/** The transport writes the header's name in lower case. */
export function onceOf({ header, body }: { header: object; body: unknown }): Once {
  const { 'idempotency-key': key } = header as { 'idempotency-key'?: string }
  if (key === undefined) return { idempotency_key: null, fingerprint: null }
  return { idempotency_key: key, fingerprint: bytesToHex(sha256(utf8ToBytes(canonical(body)))) }
}

/** The time is ISO text. */
export const isRemembered = (world: World, createdAt: string): boolean =>
  Date.parse(createdAt) + KEY_LIFETIME_MS > world.clock.now()

/** Null when the call repeats the earlier one. */
export const reusedKey = (earlier: Once, now: Once) =>
  earlier.fingerprint === now.fingerprint
    ? null
    : problem(422, 'idempotency_key_reused', 'This key was used for another request before')
