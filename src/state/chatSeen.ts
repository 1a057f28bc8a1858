import { storedSignal } from '#lib/storage.ts'

/**
 * The shop's last message that the user has seen, by conversation. The contract says only whether
 * there is something unread, not where it begins.
 */
type Seen = Readonly<Record<string, string>>

/** Maximum number of stored conversations, the last read ones. */
const MAX_CONVERSATIONS = 200

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((id) => typeof id === 'string')

const stored = storedSignal<Seen>({
  name: 'chat.seen',
  version: 1,
  area: 'local',
  parse: (value) => (isSeen(value) ? value : undefined),
})

/** Id of the shop's last message that was seen in this browser; undefined when none was. */
export const lastSeen = (conversationId: string): string | undefined =>
  stored.read()?.[conversationId]

export function setLastSeen(conversationId: string, messageId: string): void {
  const others = Object.entries(stored.read() ?? {}).filter(([id]) => id !== conversationId)
  stored.write(
    Object.fromEntries([...others, [conversationId, messageId]].slice(-MAX_CONVERSATIONS)),
  )
}
