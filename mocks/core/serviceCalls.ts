import { replyFields as directionsFields } from '#openapi/generated/directionsFields.ts'
import { replyValidators as directionsReplies } from '#openapi/generated/directionsValidators.js'
import { replyFields as locationsFields } from '#openapi/generated/locationsFields.ts'
import { replyValidators as locationsReplies } from '#openapi/generated/locationsValidators.js'
import { operations } from '#openapi/generated/operations.ts'
import type { OperationId } from '../contract.ts'
import { checkReply, replyErrors, type SchemaError } from './guard.ts'

/** By operationId, since faults name a call by it alone. */
const replies = { ...locationsReplies, ...directionsReplies }
const fields = { ...locationsFields, ...directionsFields }

/** The operationId of a call of a service beside the API. */
export type ServiceCallName = keyof typeof replies

export const serviceOf = (call: ServiceCallName): 'directions' | 'locations' =>
  call in directionsReplies ? 'directions' : 'locations'

export const serviceCalls = Object.keys(replies) as ServiceCallName[]

export const checkServiceReply = (
  call: ServiceCallName,
  status: number,
  body: unknown,
): SchemaError[] =>
  replyErrors({ validators: replies[call], fields: fields[call] }, call, status, body)

export type CallName = OperationId | ServiceCallName

export const isOperation = (call: CallName): call is OperationId => call in operations

export const checkAnyReply = (call: CallName, status: number, body: unknown): SchemaError[] =>
  isOperation(call) ? checkReply(call, status, body) : checkServiceReply(call, status, body)

export const statusesOf = (call: CallName): readonly number[] =>
  isOperation(call) ? operations[call].statuses : Object.keys(replies[call]).map(Number)
