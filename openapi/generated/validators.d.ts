// Generated from openapi/openapi.yaml: do not edit.
import type { operations } from './operations.ts'

export interface Validate {
  (value: unknown): boolean
  errors?: { instancePath: string; keyword: string; message?: string; params: Record<string, unknown> }[] | null
}
type OperationId = keyof typeof operations
/** Checks of a request's parameters (coerced in place, defaults filled in) and of its body. */
export declare const requestValidators: Record<OperationId, { parameters: Validate; body: Validate | undefined }>
