// Generated from openapi/openapi.yaml: do not edit.
import type { operations } from './operations.ts'
import type { Validate } from './validators.js'

type OperationId = keyof typeof operations
/** Checks of a reply's JSON body by status; null where the body is not JSON. */
export declare const replyValidators: Record<OperationId, Record<number, Validate | null>>
/** Checks of a socket event's payload. */
export declare const eventValidators: Record<string, Validate>
