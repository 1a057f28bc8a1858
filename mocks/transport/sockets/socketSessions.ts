import type { EventPayload } from '#mocks/contract.ts'
import { checkClientEvent } from '#mocks/core/guard.ts'
import { readToken } from '#mocks/rules/tokens.ts'
import type { World } from '#mocks/world/world.ts'

type Listener = (userId: string) => void

/** Listeners get the id of a buyer whose sessions have ended, or may have. */
interface SocketSessions {
  /** Null when the token is not valid. */
  authenticate(token: string | null): string | null
  /** Returns a function that removes the listener. */
  onEnded(listener: Listener): () => void
  notifyEnded(userId: string): void
  /** Looks at the world's clock. */
  endExpired(): void
  /** The world was replaced, and the new one may not have them. */
  notifyAll(): void
}

export function createSocketSessions(world: () => World): SocketSessions {
  const listeners = new Set<Listener>()
  const sessions = new Map<string, { userId: string; expires: number }>()
  const notifyEnded = (userId: string) => listeners.forEach((listener) => listener(userId))
  return {
    authenticate(token) {
      const session = token === null ? null : readToken(world(), token)
      if (token === null || !session) return null
      const { buyer, expires } = session
      sessions.set(token, { userId: buyer._id, expires })
      return buyer._id
    },
    onEnded(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notifyEnded,
    endExpired() {
      const now = world().clock.now()
      for (const [token, { userId, expires }] of sessions) {
        if (expires > now) continue
        sessions.delete(token)
        notifyEnded(userId)
      }
    },
    notifyAll() {
      for (const userId of new Set([...sessions.values()].map((session) => session.userId)))
        notifyEnded(userId)
    },
  }
}

/** Chat sockets announce it. */
interface Presence {
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
