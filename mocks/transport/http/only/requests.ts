import type { OperationId } from '#mocks/contract.ts'
import type { Marketplace, Result } from '#mocks/core/marketplace.ts'
import { notFound } from '#mocks/replies.ts'
import { beyondFields } from '#openapi/generated/beyond.ts'
import { requestFields } from '#openapi/generated/fields.ts'
import { namesOf } from '#openapi/jsonPointer.ts'
import { type Fields, onlyNamed, unnamedFields } from '#openapi/namedFields.ts'
import type { Only } from './values.ts'

/** `*` in the path is each item of a list. */
function withoutField(fields: Fields, [name = '', ...rest]: readonly string[]): Fields {
  if (name === '*') return [withoutField((fields as readonly Fields[])[0] ?? 0, rest)]
  const { [name]: inner = 0, ...others } = fields as Record<string, Fields>
  return rest.length > 0 ? { ...others, [name]: withoutField(inner, rest) } : others
}

/** Other calls have no further fields in the contract. */
const sentFields: Partial<Record<OperationId, Fields>> = Object.fromEntries(
  Object.entries(beyondFields).map(([operation, paths]) => {
    const { body } = requestFields[operation as OperationId] as { body: Fields }
    return [operation, paths.reduce<Fields>(withoutField, body)]
  }),
)

interface Asked {
  operation: OperationId
  path: Record<string, string>
  body: unknown
}

/** Drops what the other host ignores. */
export const withoutIgnored = ({ operation, body }: Asked, only: Only): unknown =>
  only.has('ignored-fields') ? onlyNamed(body, sentFields[operation] ?? 0) : body

/** Words a refusal as class-validator does. */
const notExpected = (pointer: string) => {
  const names = namesOf(pointer)
  const inside = names.slice(0, -1).map((name) => `${name}.`)
  return `${inside.join('')}property ${names.at(-1)} should not exist`
}

/** Null for a call that the other host carries out. */
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
