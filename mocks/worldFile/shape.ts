import { pointerOf } from '#openapi/jsonPointer.ts'
import type { SchemaError } from '../core/guard.ts'

/**
 * Checks a JSON value at a path of names; empty when it fits. Never reads deeper than the rule
 * says, and never fails, whatever the value is.
 */
export type Shape = (value: unknown, path?: readonly string[]) => SchemaError[]

/** The greatest length of a text that the contract does not limit. */
const LONGEST = 5000
const QUOTED = 40

/** A value in a few words: a list or an object may be of any size and depth. */
function described(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  if (typeof value !== 'string') return String(value)
  return value.length > QUOTED ? `a text of ${value.length} characters` : `'${value}'`
}

export const rule =
  (wanted: string, fits: (value: unknown) => boolean): Shape =>
  (value, path = []) =>
    fits(value) ? [] : [{ path: pointerOf(path), message: `is ${described(value)}, not ${wanted}` }]

const isMoment = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString() === value

/** A text of at most so many characters. */
export const text = (most = LONGEST): Shape =>
  rule(
    `a text of at most ${most} characters`,
    (value) => typeof value === 'string' && value.length <= most,
  )
/** A text of a form, which `wanted` names. */
export const form = (pattern: RegExp, wanted: string): Shape =>
  rule(
    wanted,
    (value) => typeof value === 'string' && value.length <= LONGEST && pattern.test(value),
  )
/** A whole number in a range. */
export const whole = (least: number, most: number): Shape =>
  rule(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isSafeInteger(value) && inRange(value as number, least, most),
  )
/** A number in a range. */
export const decimal = (least: number, most: number): Shape =>
  rule(
    `a number from ${least} to ${most}`,
    (value) => typeof value === 'number' && inRange(value, least, most),
  )
const inRange = (value: number, least: number, most: number) => value >= least && value <= most
export const flag: Shape = rule('true or false', (value) => typeof value === 'boolean')
export const oneOf = (...allowed: readonly (string | number)[]): Shape =>
  rule(allowed.join(' or '), (value) => allowed.includes(value as string))

/** The bytes of a file. */
export const base64 = (mostBytes: number): Shape =>
  rule(
    `a file of at most ${mostBytes} bytes in base64`,
    (value) =>
      typeof value === 'string' &&
      value.length % 4 === 0 &&
      value.length <= Math.ceil(mostBytes / 3) * 4 &&
      /^[A-Za-z0-9+/]*={0,2}$/.test(value),
  )

/** An identifier of a record. */
export const id = form(/^[0-9a-f]{24}$/, 'an id')
/** A time as rows have it: ISO 8601 in UTC, with milliseconds. */
export const moment = rule('a time such as 2026-07-21T01:00:00.000Z', isMoment)

export const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? [] : shape(value, path)

/** A text that fits one of several rules; otherwise the error of the last rule is returned. */
export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value, path) =>
    shapes.some((shape) => shape(value).length === 0) ? [] : (shapes.at(-1) as Shape)(value, path)

/** A list of at most so many items of one kind. */
export const listOf =
  (item: Shape, most = 1000): Shape =>
  (value, path = []) => {
    if (!Array.isArray(value) || value.length > most)
      return rule(`a list of at most ${most}`, () => false)(value, path)
    return value.flatMap((one, n) => item(one, [...path, String(n)]))
  }

/** An object with exactly these fields, and any of the optional ones. */
export const fields =
  (required: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape =>
  (value, path = []) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return rule('an object', () => false)(value, path)
    const missing = Object.keys(required).filter((name) => !Object.hasOwn(value, name))
    return [
      ...missing.map((name) => ({ path: pointerOf([...path, name]), message: 'is missing' })),
      ...Object.entries(value).flatMap(([name, inner]) => {
        const shape = Object.hasOwn(required, name)
          ? required[name]
          : Object.hasOwn(optional, name)
            ? optional[name]
            : undefined
        return shape
          ? shape(inner, [...path, name])
          : [{ path: pointerOf([...path, name.slice(0, QUOTED)]), message: 'has no such name' }]
      }),
    ]
  }
