import type { World } from './world.ts'

/** Orders the keys, so that equal values give equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

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
