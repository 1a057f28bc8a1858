import { read } from '#api/http/shape.ts'
import { tokenIn } from '#api/http/token.ts'
import * as shapes from '#openapi/generated/shapes.ts'
import { givesToken } from './causes.ts'

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
  return hasShape(operation) ? read(value, shapes[operation], report) : value
}

/** Whether the app reads something in the answers of a call. */
export const hasShape = (operation: string): operation is keyof typeof shapes =>
  Object.hasOwn(shapes, operation)
