import { readFileSync } from 'node:fs'

/** The ids in the contract's examples. */
const EXAMPLE_USER = '65f0a1c2d3e4b5a600000001'
const EXAMPLE_CONVERSATION = '65f0a1c2d3e4b5a600000081'
/** The ids with which the tests send the examples. */
export const USER = 'a'.repeat(24)
const CONVERSATION = 'c'.repeat(24)

/** An event of the contract. */
export interface ContractEvent {
  operationId: string
  socket: 'chat' | 'payment'
  /** in: to the app, out: from the app. */
  direction: 'in' | 'out'
  /** Raised by the client of Socket.IO itself. */
  builtIn: boolean
  /** The name in the contract: 'listen-conversation-{userId}'. */
  event: string
  /** The name with the ids of the tests. */
  name: string
  /** The contract's example of the payload, with the ids of the tests. */
  example: unknown
}

interface Webhook {
  post: {
    operationId: string
    'x-socket': Pick<ContractEvent, 'socket' | 'direction' | 'event'> & { builtIn?: boolean }
    requestBody: { content: { 'application/json': { example: unknown } } }
  }
}

const { webhooks } = JSON.parse(
  readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as {
  webhooks: Record<string, Webhook>
}
const withTestIds = (example: unknown): unknown =>
  JSON.parse(
    JSON.stringify(example)
      .replaceAll(EXAMPLE_USER, USER)
      .replaceAll(EXAMPLE_CONVERSATION, CONVERSATION),
  )

/** Every event of the contract, in its order. */
export const contractEvents: ContractEvent[] = Object.values(webhooks).map(({ post }) => {
  const { socket, direction, event, builtIn = false } = post['x-socket']
  return {
    operationId: post.operationId,
    socket,
    direction,
    builtIn,
    event,
    name: event.replace('{userId}', USER).replace('{conversationId}', CONVERSATION),
    example: withTestIds(post.requestBody.content['application/json'].example),
  }
})
