import { AsyncLocalStorage } from 'node:async_hooks'
import type { Addresses } from '#mocks/world/world.ts'

/**
 * The base address (without a slash at its end) by which the client of the present request reaches
 * its world. Presenters write addresses in the course of a call, also after it has waited, so it
 * belongs to the call's whole asynchronous context.
 */
const ofRequest = new AsyncLocalStorage<string>()

/** Does work for a client that reaches its world by the base address. */
export const withBase = <T>(base: string, work: () => T): T => ofRequest.run(base, work)

/**
 * Stands for the base address in what happens by itself. It leaves the host in events only, in
 * which each client's own takes its place.
 */
const OF_NO_REQUEST = 'http://suki.invalid'

/** The base address of the present request. */
export const presentBase = (): string => ofRequest.getStore() ?? OF_NO_REQUEST

/** The addresses that a world hands out below a base address. */
export const addressesBelow = (base: string): Addresses => ({
  media: `${base}/media/`,
  files: `${base}/api/files/`,
  provider: `${base}/provider/`,
})

/** The same JSON value, whose addresses below one base are below another. */
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
