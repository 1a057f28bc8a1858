import { describe, expect, test } from 'vitest'
import type { EventName } from '#mocks/contract.ts'
import { checkEvent } from '#mocks/core/guard.ts'
import { toSocketEvent } from '#mocks/core/socketEvents.ts'
import type { BusEvent } from '#mocks/world/bus.ts'
import { contractEvents, USER } from './contractEvents.ts'

describe('every event is sent by the socket and under the name in the contract', () => {
  for (const { operationId, socket, direction, name, builtIn, example } of contractEvents)
    test(operationId, () => {
      const wire = toSocketEvent({
        event: operationId,
        userId: USER,
        payload: example,
      } as unknown as BusEvent)
      const sent = direction === 'in' && !builtIn
      expect(wire).toEqual(sent ? { namespace: socket === 'chat' ? '/' : '/payments', name } : null)
      expect(checkEvent(operationId as EventName, example)).toEqual([])
    })
})
