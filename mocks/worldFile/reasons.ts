import type { SchemaError } from '../core/guard.ts'

/** Maximum number of reasons that are shown. */
const MAX_REASONS = 50

/** Why a file is refused. */
export interface RefusedWorld {
  /** A line each, the first ones. */
  reasons: string[]
  /** Whether there are others. */
  more: boolean
}

/** An error of a row as a line of text. */
export const reasonOf = (table: string, id: string, { path, message }: SchemaError): string =>
  `${table} ${id}${path}: ${message}`

/**
 * The first different reasons; null when there are none. The others are not looked for: a file may
 * have a million.
 */
export function refusalFor(all: Iterable<string>): RefusedWorld | null {
  const found = new Set<string>()
  for (const reason of all) {
    if (found.size === MAX_REASONS && !found.has(reason)) return { reasons: [...found], more: true }
    found.add(reason)
  }
  return found.size > 0 ? { reasons: [...found], more: false } : null
}
