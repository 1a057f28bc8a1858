import { calls, type Contract } from './document.ts'

export function socketsSource(contract: Contract): string {
  const { path, namespaces } = contract['x-sockets']
  const rows = calls(contract.webhooks ?? {}).map(({ operation }) => {
    const { socket, direction, event, builtIn = false } = operation['x-socket']
    return `  ${operation.operationId}: ${JSON.stringify({ socket, direction, event, builtIn })},`
  })
  const tags = calls(contract.webhooks ?? {}).map(
    ({ operation }) => `  ${operation.operationId}: ${JSON.stringify(operation.tags[0])},`,
  )
  return `// Generated from openapi/openapi.yaml: do not edit.
/** Path of the Socket.IO server on the host. */
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
