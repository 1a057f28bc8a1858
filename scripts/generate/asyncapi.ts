import { type Call, calls, componentsIn, type Contract, type Schema } from './document.ts'

interface Info {
  title: string
  version: string
  contact?: object
  license: { name: string; identifier: string }
}
interface Sockets {
  path: string
  protocol: string
  transports: string[]
  auth: Record<string, string>
  refusals: object[]
  namespaces: Record<'chat' | 'payment', string>
}

const HOST = 'api.suki.example'
const component = (group: string, name: string) => ({ $ref: `#/components/${group}/${name}` })

/** A reference has nothing beside it, as JSON Schema before 2019-09 wants it. */
function withoutSiblings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSiblings)
  if (!value || typeof value !== 'object') return value
  const { $ref, ...rest } = value as Schema
  const others = Object.fromEntries(
    Object.entries(rest).map(([key, one]) => [key, withoutSiblings(one)]),
  )
  if ($ref === undefined) return others
  return Object.keys(others).length === 0 ? { $ref } : { allOf: [{ $ref }], ...others }
}

const ids: Record<string, string> = {
  userId: 'The id of the buyer whose token the socket has.',
  conversationId: 'The id of a conversation of the buyer.',
}
const parametersOf = (event: string) =>
  Object.fromEntries(
    [...event.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, { description: ids[name] }]),
  )

/** Of an event that the app sends. */
const acknowledgement = {
  name: 'acknowledgement',
  title: 'Acknowledgement',
  summary: 'Whether the body of the event was valid, and of the buyer of the token.',
  payload: { type: 'boolean' },
  examples: [{ payload: true }],
  'x-socket.io': { acknowledgement: true },
}

function messageOf({ operation }: Call) {
  const { operationId, summary, description, requestBody } = operation
  const media = requestBody!.content['application/json']!
  const { event } = operation['x-socket']
  return {
    name: operationId,
    title: summary,
    description,
    payload: withoutSiblings(media.schema),
    examples: [{ payload: media.example }],
    'x-socket.io': { event },
  }
}

const DESCRIPTION = `The events of the two sockets, as the buyer's app has them: it receives most, and sends two. Generated from openapi/openapi.yaml, which says
more of them under Sockets.

Socket.IO is more than a websocket, so a client of Socket.IO 4 is needed, not one of websockets alone. What AsyncAPI has no word for is in \`x-socket.io\`:

- **Namespaces.** Each server here is one namespace of one Socket.IO server, connected to by itself.
- **Events.** A channel is an event, and its address the name of the event, in which \`{userId}\` and \`{conversationId}\` stand for ids. The message is the only
  argument of the event.
- **Acknowledgements.** The reply to an operation is the acknowledgement of its event, and no event.
- **Rooms.** A client joins none: the host puts each socket in the room of the buyer of its token, and sends it the events of that buyer alone.
- **Errors.** A refused namespace is a \`connect_error\` of the client, as \`refusals\` of the server says; \`disconnect\` too is raised by the client itself.`

const isSent = ({ operation }: Call) => operation['x-socket'].direction === 'out'

function operationOf(call: Call) {
  const { operationId: id, summary } = call.operation
  const channel = { $ref: `#/channels/${id}` }
  const message = (name: string) => ({ $ref: `#/channels/${id}/messages/${name}` })
  return {
    action: isSent(call) ? 'send' : 'receive',
    title: summary,
    channel,
    messages: [message(id)],
    ...(isSent(call) && { reply: { channel, messages: [message('acknowledgement')] } }),
  }
}

export function asyncapiDocument(contract: Contract): object {
  const { title, version, contact, license } = contract.info as unknown as Info
  const sockets = contract['x-sockets'] as unknown as Sockets
  const events = calls(contract.webhooks).filter(({ operation }) => !operation['x-socket'].builtIn)
  const messages = Object.fromEntries(
    events.map((event) => [event.operation.operationId, messageOf(event)]),
  )
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${title}: events`,
      version,
      description: DESCRIPTION,
      contact,
      license: {
        name: license.name,
        url: `https://spdx.org/licenses/${license.identifier}.html`,
      },
    },
    defaultContentType: 'application/json',
    servers: Object.fromEntries(
      Object.entries(sockets.namespaces).map(([name, namespace]) => [
        name,
        {
          host: '{host}',
          pathname: sockets.path,
          protocol: 'wss',
          description: `The namespace ${namespace} of the Socket.IO server.`,
          variables: { host: { default: HOST } },
          security: [component('securitySchemes', 'token')],
          'x-socket.io': {
            namespace,
            protocol: sockets.protocol,
            path: sockets.path,
            transports: sockets.transports,
            auth: sockets.auth,
            refusals: sockets.refusals,
          },
        },
      ]),
    ),
    channels: Object.fromEntries(
      events.map((call) => {
        const { operationId, summary, ...operation } = call.operation
        const { socket, event } = operation['x-socket']
        const parameters = parametersOf(event)
        return [
          operationId,
          {
            address: event,
            title: summary,
            servers: [{ $ref: `#/servers/${socket}` }],
            ...(Object.keys(parameters).length > 0 && { parameters }),
            messages: {
              [operationId]: component('messages', operationId),
              ...(isSent(call) && { acknowledgement: component('messages', 'acknowledgement') }),
            },
          },
        ]
      }),
    ),
    operations: Object.fromEntries(
      events.map((event) => [event.operation.operationId, operationOf(event)]),
    ),
    components: {
      schemas: withoutSiblings(Object.fromEntries(componentsIn(contract, events))),
      messages: { ...messages, acknowledgement },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The login token, sent in the packet that connects to the namespace, as `auth: { token }`, without `Bearer`.',
        },
      },
    },
  }
}
