import { canonical } from './canonical.ts'
import type { World } from './world.ts'

const encoder = new TextEncoder()

/** SHA-256 (hexadecimal): the same for the same seed and calls, in every JavaScript engine. */
export async function worldHash({ tables }: World): Promise<string> {
  const sorted = Object.entries(tables).map(([name, table]) => [
    name,
    [...table.all()].sort((a, b) => (a._id < b._id ? -1 : 1)),
  ])
  const digest = await crypto.subtle.digest(
    'SHA-256',
    encoder.encode(canonical(Object.fromEntries(sorted))),
  )
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
