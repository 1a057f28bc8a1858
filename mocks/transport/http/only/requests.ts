import type { OperationId } from '#mocks/contract.ts'
import type { Marketplace, Result } from '#mocks/core/marketplace.ts'
import { notFound } from '#mocks/replies.ts'
import { namesOf } from '#openapi/jsonPointer.ts'
import { type Fields, onlyNamed, unnamedFields } from '#openapi/namedFields.ts'
import type { Only } from './values.ts'

/** The fields that the specification sends in the calls in which the contract has further ones. */
const sentFields: Partial<Record<OperationId, Fields>> = {
  createTransactions: {
    urls: 0,
    transactions: [
      {
        shop: 0,
        customer: 0,
        products: 0,
        payment_method: 0,
        delivery_method: 0,
        delivery_instruction: 0,
      },
    ],
  },
  likeProduct: { product: 0 },
  createReport: { target_value: 0, reported_by: 0, type: 0, description: 0, violation_level: 0 },
}

/** A call as its request names it. */
interface Asked {
  operation: OperationId
  path: Record<string, string>
  body: unknown
}

/** The body without the fields that the other host ignores. */
export const withoutIgnored = ({ operation, body }: Asked, only: Only): unknown =>
  only.has('ignored-fields') ? onlyNamed(body, sentFields[operation] ?? 0) : body

/** The words of class-validator for a field that is not in its class. */
const notExpected = (pointer: string) => {
  const names = namesOf(pointer)
  const inside = names.slice(0, -1).map((name) => `${name}.`)
  return `${inside.join('')}property ${names.at(-1)} should not exist`
}

/** The refusal of a call that the other host doesn't carry out; null for all others. */
export function refusedBy(
  { world }: Marketplace,
  { operation, path, body }: Asked,
  only: Only,
): Result | null {
  if (operation === 'getFile' && only.has('no-files')) return notFound('file')
  if (operation === 'getPaymentIntent' && only.has('payment-ids'))
    return world.tables.orders.get(path.id ?? '') ? notFound('payment') : null
  if (!only.has('strict-fields')) return null
  const message = unnamedFields(body, sentFields[operation] ?? 0).map(notExpected)
  return message.length > 0
    ? { status: 400, body: { statusCode: 400, message, error: 'Bad Request' } }
    : null
}
