import type { EventPayload } from '#mocks/contract.ts'
import { checkClientEvent } from '#mocks/core/guard.ts'
import type { World } from '#mocks/world/world.ts'

/** Chat sockets announce it. */
export interface Presence {
  announce(
    socketId: string,
    userId: string,
    event: 'announceOnline' | 'announceOffline',
    payload: unknown,
  ): boolean
  disconnected(socketId: string): void
  /** Takes a page's sockets by the prefix of their ids. */
  disconnectAll(prefix: string): void
  /** Tells a new world. */
  restore(): void
}

export function createPresence(world: () => World): Presence {
  const announced = new Map<string, string>()
  const restore = () => {
    const { online } = world()
    online.clear()
    for (const userId of announced.values()) online.add(userId)
  }
  return {
    announce(socketId, userId, event, payload) {
      if (
        checkClientEvent(event, payload).length > 0 ||
        (payload as EventPayload<'announceOnline'>).user_id !== userId
      )
        return false
      if (event === 'announceOnline') announced.set(socketId, userId)
      else announced.delete(socketId)
      restore()
      return true
    },
    disconnected(socketId) {
      if (announced.delete(socketId)) restore()
    },
    disconnectAll(prefix) {
      for (const socketId of announced.keys())
        if (socketId.startsWith(prefix)) announced.delete(socketId)
      restore()
    },
    restore,
  }
}
