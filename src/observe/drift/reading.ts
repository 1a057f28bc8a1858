import { read, type Shape } from '#api/http/shape.ts'
import { tokenIn } from '#api/http/token.ts'
import * as generated from '#openapi/generated/shapes.ts'
import { givesToken } from './causes.ts'

const shapes: Readonly<Record<string, Shape>> = { ...generated }

/** The value of a text; the text itself where it is no JSON, and nothing where it is empty. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.trim() === '' ? undefined : text
  }
}

/** Reads a successful answer of a call as the app does; `unreadable` when it can't. */
export function readAnswer(
  operation: string,
  value: unknown,
  report?: (pointer: string) => void,
): unknown {
  if (givesToken(operation)) {
    const token = tokenIn(value)
    if (token !== undefined) return { token, authToken: token }
  }
  return hasShape(operation) ? read(value, shapeOf(operation), report) : value
}

/** Whether a call's answers have a shape: not those that are files. */
export const hasShape = (operation: string): boolean => Object.hasOwn(shapes, operation)
export const shapeOf = (operation: string): Shape => shapes[operation] ?? null

/** The shape of a refusal. */
export const ERROR: Shape = { message: 's', code: 's', 'details?': [{ path: 's', message: 's' }] }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether the app has found what it reads inside of a value. */
export const isInside = (value: unknown, result: unknown): boolean =>
  isObject(value) &&
  isObject(result) &&
  Object.values(value).some(isObject) &&
  Object.keys(value).every((name) => !(name in result))
