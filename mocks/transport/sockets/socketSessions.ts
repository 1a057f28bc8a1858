import type { EventPayload } from '#mocks/contract.ts'
import { checkClientEvent } from '#mocks/core/guard.ts'
import { readToken } from '#mocks/rules/tokens.ts'
import { createListeners } from '#mocks/world/bus.ts'
import type { World } from '#mocks/world/world.ts'

/** Listeners get the id of a buyer whose sessions have ended, or may have. */
export function createSocketSessions(world: () => World) {
  const ended = createListeners<[userId: string]>()
  const sessions = new Map<string, { userId: string; expires: number }>()
  return {
    /** Null when the token is not valid. */
    authenticate(token: string | null): string | null {
      const session = token === null ? null : readToken(world(), token)
      if (token === null || !session) return null
      const { buyer, expires } = session
      sessions.set(token, { userId: buyer._id, expires })
      return buyer._id
    },
    onEnded: ended.add,
    notifyEnded: ended.notify,
    /** Looks at the world's clock. */
    endExpired() {
      const now = world().clock.now()
      for (const [token, { userId, expires }] of sessions) {
        if (expires > now) continue
        sessions.delete(token)
        ended.notify(userId)
      }
    },
    /** The world was replaced, and the new one may not have them. */
    notifyAll() {
      for (const userId of new Set([...sessions.values()].map((session) => session.userId)))
        ended.notify(userId)
    },
  }
}

/** Chat sockets announce who is online. */
export type Announcement = [
  userId: string,
  event: 'announceOnline' | 'announceOffline',
  payload: unknown,
]

export function createPresence(world: () => World) {
  const announced = new Map<string, string>()
  const restore = () => {
    const { online } = world()
    online.clear()
    for (const userId of announced.values()) online.add(userId)
  }
  return {
    announce(socketId: string, ...[userId, event, payload]: Announcement) {
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
    disconnected(socketId: string) {
      if (announced.delete(socketId)) restore()
    },
    /** Takes a page's sockets by the prefix of their ids. */
    disconnectAll(prefix: string) {
      for (const socketId of announced.keys())
        if (socketId.startsWith(prefix)) announced.delete(socketId)
      restore()
    },
    /** Tells a new world. */
    restore,
  }
}
