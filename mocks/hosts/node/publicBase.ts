import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Base address (without a slash at its end) of the world for the client of the present request.
 * Presenters write addresses in the course of a call, also after it has waited.
 */
const ofRequest = new AsyncLocalStorage<string>()

export const withBase = <T>(base: string, work: () => T): T => ofRequest.run(base, work)

/**
 * Used for what happens by itself: it leaves the host in events, in which each client's own takes
 * its place.
 */
const OF_NO_REQUEST = 'http://suki.invalid'

export const presentBase = (): string => ofRequest.getStore() ?? OF_NO_REQUEST

/** A JSON value whose addresses below one base are below another. */
export function rebased(value: unknown, from: string, to: string): unknown {
  if (from === to) return value
  if (typeof value === 'string')
    return value.startsWith(`${from}/`) ? to + value.slice(from.length) : value
  if (Array.isArray(value)) return value.map((part) => rebased(part, from, to))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, rebased(part, from, to)]),
  )
}
