import { errorCodes } from '#openapi/generated/errorCodes.ts'
import { operations } from '#openapi/generated/operations.ts'
import type { Coverage } from './caller.ts'
import type { OperationId } from './contract.ts'

const ids = Object.keys(operations) as OperationId[]
const columns = [200, 201, 206, 400, 401, 403, 404, 409, 413, 416, 422, 429, 500, 503]

/** Documented statuses that no case has returned. */
export function uncovered(coverage: Coverage): string[] {
  return ids.flatMap((id) =>
    operations[id].statuses
      .filter((status) => !coverage.seen.get(id)?.has(status))
      .map((status) => `${id} ${status}`),
  )
}

/** Error codes that the contract names: 'login 401 invalid_credentials'. */
export const documentedCodes: readonly string[] = Object.entries(errorCodes).flatMap(
  ([id, byStatus]) =>
    Object.entries(byStatus).flatMap(([status, codes]: [string, readonly string[]]) =>
      codes.map((code) => `${id} ${status} ${code}`),
    ),
)

/** Operation × status: how often each documented status was returned, `-` for never. */
export function coverageTable(name: string, coverage: Coverage): string {
  const row = (id: OperationId) =>
    columns.map((status) => {
      if (!(operations[id].statuses as readonly number[]).includes(status)) return '    '
      return String(coverage.seen.get(id)?.get(status) ?? '-').padStart(4)
    })
  const covered = ids.filter((id) =>
    operations[id].statuses.every((status) => coverage.seen.get(id)?.has(status)),
  )
  return [
    `${name}: operation × status`,
    `${' '.repeat(32)}${columns.map((status) => String(status).padStart(4)).join(' ')}`,
    ...ids.map((id) => `${id.padEnd(32)}${row(id).join(' ')}`),
    `${covered.length} of ${ids.length} operations with every documented status`,
  ].join('\n')
}
