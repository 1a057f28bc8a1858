import { readFileSync } from 'node:fs'
import type { OperationTable } from '#openapi/generated/operations.ts'
import type { Contract, Operation } from '#scripts/generate/document.ts'
import { calls, givenView, resolve } from '#scripts/generate/document.ts'

export type OperationId = keyof OperationTable

/** With all that the simulated marketplace gives. */
export const contract = givenView(
  JSON.parse(
    readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
  ) as Contract,
)

const byId = new Map(
  calls(contract.paths).map(({ operation }) => [operation.operationId, operation]),
)

/** With its parameters resolved. */
export function operationOf(id: OperationId): Operation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`No operation ${id}`)
  return {
    ...operation,
    parameters: (operation.parameters ?? []).map((parameter) => resolve(contract, parameter)),
  }
}
