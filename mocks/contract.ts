import type { UserRow } from '#fixtures/rows.ts'
import type { errorCodes } from '#openapi/generated/errorCodes.ts'
import type { components, operations } from '#openapi/generated/givenTypes.ts'
import type { OperationTable } from '#openapi/generated/operations.ts'

export type Schemas = components['schemas']
export type OperationId = keyof OperationTable
export type Tag = OperationTable[OperationId]['tag']
type EventTable = {
  [Op in keyof operations as Op extends OperationId ? never : Op]: operations[Op]
}
export type EventName = keyof EventTable

export type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined
export type Given<T> = [T] extends [never] ? Record<string, never> : NonNullable<T>

/** A file in a multipart body. */
export interface Upload {
  name: string
  /** As the sender declared it. */
  type: string
  bytes: Uint8Array
}

type RequestBody<Op extends OperationId> = operations[Op] extends { requestBody?: infer R }
  ? NonNullable<R> extends { content: { 'multipart/form-data': infer Form } }
    ? {
        [Field in keyof Form]: Field extends 'file'
          ? Upload
          : Field extends 'files'
            ? Upload[]
            : Form[Field]
      }
    : Json<NonNullable<R>>
  : undefined

type Buyer<Op extends OperationId> = OperationTable[Op]['auth'] extends 'required'
  ? UserRow
  : UserRow | null

/** Validated, with query defaults. */
export interface Input<Op extends OperationId> {
  path: Given<operations[Op]['parameters']['path']>
  query: Given<operations[Op]['parameters']['query']>
  header: Given<operations[Op]['parameters']['header']>
  body: RequestBody<Op>
  buyer: Buyer<Op>
  /** Null for a visitor. */
  session: string | null
}

/** The bytes of a file, in place of JSON. */
export interface BinaryBody {
  type: string
  bytes: Uint8Array
  version: string
}

/** A file of the static folder, whose bytes the host reads. */
export interface StaticBody {
  type: string
  staticPath: string
  version: string
}

type Body<Response> = Response extends { content: { 'application/json': infer B } }
  ? B
  : BinaryBody | StaticBody

type Codes<Op extends OperationId, Status> = (typeof errorCodes)[Op] extends {
  [S in Status & PropertyKey]: readonly (infer Code)[]
}
  ? { code: Code }
  : unknown

/**
 * One member per documented status: `{ status: 200, body: Cart }
 * { status: 404, body: Error }`.
 */
export type Reply<Op extends OperationId> = {
  [S in keyof operations[Op]['responses']]: {
    status: S
    body: Body<operations[Op]['responses'][S]> & Codes<Op, S>
  }
}[keyof operations[Op]['responses']]

export type EventPayload<E extends EventName> = EventTable[E] extends { requestBody?: infer R }
  ? Json<NonNullable<R>>
  : undefined
