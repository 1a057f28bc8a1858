import type { Given, Json } from '#mocks/contract.ts'
import type { components, operations } from '#openapi/generated/control.ts'

export type ControlSchemas = components['schemas']
export type RecordedCall = ControlSchemas['RecordedCall']
export type ControlId = keyof operations

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
