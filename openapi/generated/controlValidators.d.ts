// Generated from openapi/control.yaml: do not edit.
import type { operations } from './control.ts'
import type { Validate } from './validators.js'

type OperationId = keyof operations
/** Checks of a request's parameters (coerced in place, defaults filled in) and of its body. */
export declare const requestValidators: Record<OperationId, { parameters: Validate; body: Validate | undefined }>
/** Checks of a reply's JSON body by status; null where the body is not JSON. */
export declare const replyValidators: Record<OperationId, Record<number, Validate | null>>
