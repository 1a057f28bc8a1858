import { signal } from '@preact/signals-react'
import { parseTextsByName, storedSignal } from '#lib/storage.ts'
import { useValue } from '#lib/useValue.ts'
import { onForget } from './personal.ts'

/** Unsent texts of one user, by conversation. */
type Drafts = Readonly<Record<string, string>>

/** Time after the last key, ms. */
const STORE_AFTER_MS = 300

const stored = storedSignal<Drafts>({
  name: 'chat.drafts',
  parse: parseTextsByName,
})

/** Texts that are newer than the stored ones. */
const typed = signal<Drafts>({})
let timer: ReturnType<typeof setTimeout> | undefined

function store(): void {
  clearTimeout(timer)
  const texts = Object.entries({ ...stored.read(), ...typed.peek() }).filter(([, text]) => text)
  stored.write(Object.fromEntries(texts))
  typed.value = {}
}

onForget(() => {
  clearTimeout(timer)
  typed.value = {}
})
globalThis.addEventListener?.('pagehide', store)

const read = (conversationId: string) =>
  typed.peek()[conversationId] ?? stored.read()?.[conversationId] ?? ''

/** What the user is writing in a conversation, in any tab. */
export function useChatDraft(conversationId: string): string {
  const [newest, before] = [useValue(typed), useValue(stored)]
  return newest[conversationId] ?? before?.[conversationId] ?? ''
}

/**
 * Stores the text a moment later; an empty one at once, since the draft of a sent message must not
 * reappear.
 */
export function setChatDraft(conversationId: string, text: string): void {
  typed.value = { ...typed.peek(), [conversationId]: text }
  clearTimeout(timer)
  if (text === '') store()
  else timer = setTimeout(store, STORE_AFTER_MS)
}

/** Adds the text on a line of its own, unless the draft contains it. */
export function addToChatDraft(conversationId: string, text: string): void {
  const before = read(conversationId)
  if (!before.includes(text))
    setChatDraft(conversationId, before.trim() ? `${before.trimEnd()}\n${text}` : text)
}

export function dropChatDrafts(conversationIds: readonly string[]): void {
  for (const id of conversationIds) if (read(id)) setChatDraft(id, '')
}
