import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toSocketEvent } from '../../mocks/transport/socketEvents.ts'
import type { BusEvent } from '../../mocks/world/bus.ts'

interface Webhook {
  post: { operationId: string; 'x-socket': { socket: 'chat' | 'payment'; direction: 'in' | 'out'; event: string; builtIn?: boolean } }
}
const { webhooks } = JSON.parse(readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8')) as {
  webhooks: Record<string, Webhook>
}
const ids = { userId: 'a'.repeat(24), conversationId: 'c'.repeat(24) }

describe('every event is sent by the socket and under the name in the contract', () => {
  for (const { post } of Object.values(webhooks)) {
    const { socket, direction, event, builtIn } = post['x-socket']
    test(`${post.operationId}`, () => {
      const wire = toSocketEvent({
        event: post.operationId,
        userId: ids.userId,
        payload: { conversation_id: ids.conversationId },
      } as unknown as BusEvent)
      const name = event.replaceAll(/\{(\w+)\}/g, (_match, id: keyof typeof ids) => ids[id])
      const sent = direction === 'in' && !builtIn
      expect(wire).toEqual(sent ? { namespace: socket === 'chat' ? '/' : '/payments', name } : null)
    })
  }
})
