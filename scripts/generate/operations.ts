import { createHash } from 'node:crypto'
import { calls, type Contract, type Operation } from './document.ts'

function auth(contract: Contract, operation: Operation): 'none' | 'optional' | 'required' {
  const security = operation.security ?? contract.security ?? []
  if (security.length === 0) return 'none'
  return security.some((requirement) => Object.keys(requirement).length === 0)
    ? 'optional'
    : 'required'
}

const stampOf = (contract: Contract) =>
  createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 16)

export function operationsSource(contract: Contract): string {
  const rows = calls(contract.paths).map(({ method, path, operation }) => {
    const statuses = Object.keys(operation.responses).map(Number)
    const body = Object.keys(operation.requestBody?.content ?? {})[0] ?? null
    return `  ${operation.operationId}: ${JSON.stringify({ method, path, tag: operation.tags[0], auth: auth(contract, operation), body, statuses })},`
  })
  return `// Generated from openapi/openapi.yaml: do not edit.
/**
 * Method, path (relative to the API base), authentication, content type of the body and documented
 * statuses of each operation.
 */
export const operations = {
${rows.join('\n')}
} as const
export type OperationTable = typeof operations
/** Hash of the whole contract, texts included. */
export const contractHash = '${stampOf(contract)}'
`
}
