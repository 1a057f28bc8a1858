import { createHash } from 'node:crypto'
import { bodySchema } from './callSchemas.ts'
import { calls, type Contract, fieldsOf, type Operation, resolve, type Schema } from './document.ts'

function auth(contract: Contract, { security = contract.security ?? [] }: Operation) {
  if (security.length === 0) return 'none'
  return security.some((requirement) => Object.keys(requirement).length === 0)
    ? 'optional'
    : 'required'
}

export function operationsSource(contract: Contract): string {
  const rows = calls(contract.paths).map(({ method, path, operation }) => {
    const statuses = Object.keys(operation.responses).map(Number)
    const body = Object.keys(operation.requestBody?.content ?? {})[0] ?? null
    return `  ${operation.operationId}: ${JSON.stringify({ method, path, tag: operation.tags[0], auth: auth(contract, operation), body, statuses })},`
  })
  const hash = createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 16)
  return `/**
 * Method, path (relative to the API base), authentication, content type of the body and documented
 * statuses of each operation.
 */
export const operations = {
${rows.join('\n')}
} as const
export type OperationTable = typeof operations
/** Hash of the whole contract, texts included. */
export const contractHash = '${hash}'
`
}

export function socketsSource({ webhooks, 'x-sockets': { path, namespaces } }: Contract): string {
  const rows = calls(webhooks).map(({ operation }) => {
    const { socket, direction, event, builtIn = false } = operation['x-socket']
    return `  ${operation.operationId}: ${JSON.stringify({ socket, direction, event, builtIn })},`
  })
  const tags = calls(webhooks).map(
    ({
      operation: {
        operationId,
        tags: [tag],
      },
    }) => `  ${operationId}: ${JSON.stringify(tag)},`,
  )
  return `/** Path of the Socket.IO server on the host. */
export const SOCKET_PATH = ${JSON.stringify(path)}
/** The namespace of the socket for chats, notifications and presence. */
export const CHAT_NAMESPACE = ${JSON.stringify(namespaces.chat)}
/** The namespace of the socket for the status of payments. */
export const PAYMENT_NAMESPACE = ${JSON.stringify(namespaces.payment)}
/**
 * The socket, direction (in: to the app) and name of each event; in the names \`{…}\` stands for an
 * id. Built-in ones are raised by the client of Socket.IO itself.
 */
export const socketEvents = {
${rows.join('\n')}
} as const
/** The tag of each event. */
export const eventTags = {
${tags.join('\n')}
} as const
`
}

/** What each call and event is, in a few words; `services` are the documents beside the API. */
export function summariesSource(
  { tags, paths, webhooks }: Contract,
  services: Record<string, Contract>,
): string {
  const groups = [
    ...tags.map(({ name }) => ({
      name,
      all: calls(paths).filter(({ operation }) => operation.tags[0] === name),
    })),
    ...Object.entries(services).map(([name, service]) => ({ name, all: calls(service.paths) })),
    { name: 'socket events', all: calls(webhooks) },
  ]
  const rows = groups.flatMap(({ name: group, all }) =>
    all.map(
      ({ operation: { operationId, summary } }) =>
        `  ${operationId}: ${JSON.stringify({ group, summary })},`,
    ),
  )
  return `/**
 * The tag (of the API), the service or 'socket events', and the summary of each call and event, by
 * operationId.
 */
export const summaries: Readonly<Record<string, { group: string; summary: string }>> = {
${rows.join('\n')}
}
`
}

/** The paths of the marked fields of a body. */
function* pathsOf(contract: Contract, given: Schema, path: string[] = []): Generator<string[]> {
  const schema = resolve(contract, given)
  for (const [name, field] of fieldsOf(schema)) {
    if (field['x-beyond']) yield [...path, name]
    else yield* pathsOf(contract, field, [...path, name])
  }
  if (schema.items) yield* pathsOf(contract, schema.items, [...path, '*'])
}

/** Source of the table of what `x-beyond` marks: what the app sends beyond the specification. */
export function beyondSource(contract: Contract): string {
  const rows = calls(contract.paths).flatMap((call) => {
    const paths = [...pathsOf(contract, bodySchema(contract, call) ?? {})]
    return paths.length > 0 ? [`  ${call.operation.operationId}: ${JSON.stringify(paths)},`] : []
  })
  return `/**
 * The fields of each call's body that the specification doesn't have, by their paths; a list's items
 * are \`*\`.
 */
export const beyondFields = {
${rows.join('\n')}
} as const
`
}
