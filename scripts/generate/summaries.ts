import { calls, type Contract } from './document.ts'

/** What each call and event is, in a few words; `services` are the documents beside the API. */
export function summariesSource(contract: Contract, services: Record<string, Contract>): string {
  const groups = [
    ...contract.tags.map(({ name }) => ({
      name,
      operations: calls(contract.paths).filter(({ operation }) => operation.tags[0] === name),
    })),
    ...Object.entries(services).map(([name, { paths }]) => ({ name, operations: calls(paths) })),
    { name: 'socket events', operations: calls(contract.webhooks ?? {}) },
  ].filter(({ operations }) => operations.length > 0)
  const rows = groups.flatMap(({ name, operations }) =>
    operations.map(
      ({ operation }) =>
        `  ${operation.operationId}: ${JSON.stringify({ group: name, summary: operation.summary })},`,
    ),
  )
  return `// Generated from openapi/*.yaml: do not edit.
/**
 * The tag (of the API), the service or 'socket events', and the summary of each call and event, by
 * operationId.
 */
export const summaries: Readonly<Record<string, { group: string; summary: string }>> = {
${rows.join('\n')}
}
`
}
