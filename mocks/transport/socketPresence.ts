import type { EventPayload } from '../contract.ts'
import type { World } from '../world/world.ts'
import { checkEvent } from './guard.ts'

/** Who is at the other end of the chat sockets, by what the sockets said of themselves. */
export interface Presence {
  announce(socketId: string, userId: string, event: 'announceOnline' | 'announceOffline', payload: unknown): boolean
  left(socketId: string): void
  /** Forgets every socket whose id starts so: their page is gone. */
  leftAll(prefix: string): void
  /** Tells a new world (after a reset) who is online. */
  restore(): void
}

/** Creates the register of online buyers of whichever world is the present one. */
export function createPresence(world: () => World): Presence {
  const announced = new Map<string, string>()
  const restore = () => {
    const { online } = world()
    online.clear()
    for (const userId of announced.values()) online.add(userId)
  }
  return {
    announce(socketId, userId, event, payload) {
      if (checkEvent(event, payload).length > 0 || (payload as EventPayload<'announceOnline'>).user_id !== userId) return false
      if (event === 'announceOnline') announced.set(socketId, userId)
      else announced.delete(socketId)
      restore()
      return true
    },
    left(socketId) {
      if (announced.delete(socketId)) restore()
    },
    leftAll(prefix) {
      for (const socketId of announced.keys()) if (socketId.startsWith(prefix)) announced.delete(socketId)
      restore()
    },
    restore,
  }
}
