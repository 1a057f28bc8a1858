import { parseTextsByName, storedSignal } from '#lib/storage.ts'

/** The shop's last message that was seen; the contract only says that something is unread. */
type Seen = Readonly<Record<string, string>>

/** The last read conversations are kept. */
const MAX_CONVERSATIONS = 200

const stored = storedSignal<Seen>({
  name: 'chat.seen',
  parse: parseTextsByName,
})

/** Id of the last message seen in this browser. */
export const lastSeen = (conversationId: string): string | undefined =>
  stored.read()?.[conversationId]

export function setLastSeen(conversationId: string, messageId: string): void {
  const others = Object.entries(stored.read() ?? {}).filter(([id]) => id !== conversationId)
  stored.write(
    Object.fromEntries([...others, [conversationId, messageId]].slice(-MAX_CONVERSATIONS)),
  )
}
