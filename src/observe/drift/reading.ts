import { read, type Shape } from '#api/http/shape.ts'
import { tokenIn } from '#api/http/token.ts'
import * as generated from '#openapi/generated/shapes.ts'
import { givesToken } from './causes.ts'

const shapes: Readonly<Record<string, Shape>> = { ...generated }

/** The text itself where it is no JSON, and nothing where it is empty. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.trim() === '' ? undefined : text
  }
}

/** Reads it as the app does; `unreadable` when it can't. */
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

/** Whether its answers have a shape; false for files. */
export const hasShape = (operation: string): boolean => Object.hasOwn(shapes, operation)
export const shapeOf = (operation: string): Shape => shapes[operation] ?? null

export const ERROR: Shape = { message: 's', code: 's', 'details?': [{ path: 's', message: 's' }] }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether what the app reads is inside of a value. */
export const isInside = (value: unknown, result: unknown): boolean =>
  isObject(value) &&
  isObject(result) &&
  Object.values(value).some(isObject) &&
  Object.keys(value).every((name) => !(name in result))
