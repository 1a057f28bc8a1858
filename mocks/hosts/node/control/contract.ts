import type { components, operations } from '#openapi/generated/control.ts'

export type ControlSchemas = components['schemas']
export type RecordedCall = ControlSchemas['RecordedCall']
export type ControlId = keyof operations

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined
type Given<T> = [T] extends [never] ? Record<string, never> : NonNullable<T>

/** Valid by the contract. */
export interface ControlInput<Id extends ControlId> {
  path: Given<operations[Id]['parameters']['path']>
  query: Given<operations[Id]['parameters']['query']>
  body: operations[Id] extends { requestBody: infer Body } ? Json<Body> : undefined
  token: string | null
}

/** One member for each documented status. */
export type ControlReply<Id extends ControlId> = {
  [Status in keyof operations[Id]['responses']]: {
    status: Status
    body: Json<operations[Id]['responses'][Status]>
  }
}[keyof operations[Id]['responses']]
