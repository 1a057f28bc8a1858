import { operations } from '#openapi/generated/operations.ts'
import type { OperationId } from '../contract.ts'

const ids = Object.keys(operations) as OperationId[]
const tags = new Set(ids.map((id) => operations[id].tag as string))

/**
 * The operations that a list of tags and operation ids names, joined by commas; all without one.
 * @throws RangeError for a name that is neither
 */
export function selectedBy(only: string | undefined): ReadonlySet<OperationId> {
  if (only === undefined) return new Set(ids)
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !tags.has(name) && !(name in operations))
  if (unknown.length > 0)
    throw new RangeError(
      `--only: "${unknown.join('", "')}" is neither an operation nor a tag; the tags are ${[...tags].join(', ')}`,
    )
  return new Set(ids.filter((id) => names.includes(id) || names.includes(operations[id].tag)))
}
