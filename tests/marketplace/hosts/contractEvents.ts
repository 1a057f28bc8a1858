import contract from '#openapi/generated/openapi.json' with { type: 'json' }
import { socketEvents } from '#openapi/generated/sockets.ts'

/** The id of the buyer to whom the tests send the examples. */
export const USER = 'a'.repeat(24)
const CONVERSATION = 'c'.repeat(24)
/** The example with the ids of the tests in place of the contract's. */
const withTestIds = (example: unknown): unknown =>
  JSON.parse(
    JSON.stringify(example)
      .replaceAll('65f0a1c2d3e4b5a600000001', USER)
      .replaceAll('65f0a1c2d3e4b5a600000081', CONVERSATION),
  )

interface Webhook {
  operationId: keyof typeof socketEvents
  requestBody: { content: { 'application/json': { example: unknown } } }
}
/** Every event of the contract, in its order, with the name and the example of the tests' ids. */
export const contractEvents = Object.values(
  contract.webhooks as object as Record<string, { post: Webhook }>,
).map(({ post: { operationId, requestBody } }) => {
  const known = socketEvents[operationId]
  return {
    ...known,
    operationId,
    name: known.event.replace('{userId}', USER).replace('{conversationId}', CONVERSATION),
    example: withTestIds(requestBody.content['application/json'].example),
  }
})
