import type { SchemaError } from '../core/guard.ts'

const MAX_REASONS = 50

export interface RefusedWorld {
  /** Lines of text, the first ones. */
  reasons: string[]
  more: boolean
}

export const reasonOf = (table: string, id: string, { path, message }: SchemaError): string =>
  `${table} ${id}${path}: ${message}`

/** Null when there are none. Others are not looked for: a file may have a million. */
export function refusalFor(all: Iterable<string>): RefusedWorld | null {
  const found = new Set<string>()
  for (const reason of all) {
    if (found.size === MAX_REASONS && !found.has(reason)) return { reasons: [...found], more: true }
    found.add(reason)
  }
  return found.size > 0 ? { reasons: [...found], more: false } : null
}
