import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { storedSignal } from '#lib/storage.ts'
import { onForget } from './personal.ts'

/**
 * Texts that were typed and not sent, by conversation. The storage is cleared when another user
 * signs in, so they belong to one user.
 */
type Drafts = Readonly<Record<string, string>>

/** How long after the last key a draft is stored, ms. */
const STORE_AFTER_MS = 300

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

const stored = storedSignal<Drafts>({
  name: 'chat.drafts',
  version: 1,
  area: 'local',
  parse: (value) => (isDrafts(value) ? value : undefined),
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

/**
 * The text that the user is writing in a conversation, in any tab; the component rerenders when it
 * changes.
 */
export function useChatDraft(conversationId: string): string {
  useSignals()
  return typed.value[conversationId] ?? stored.value?.[conversationId] ?? ''
}

/**
 * Sets the text of a conversation. It is stored a moment later; an empty one at once, since the
 * draft of a sent message must not reappear.
 */
export function setChatDraft(conversationId: string, text: string): void {
  typed.value = { ...typed.peek(), [conversationId]: text }
  clearTimeout(timer)
  if (text === '') store()
  else timer = setTimeout(store, STORE_AFTER_MS)
}

/**
 * Adds a text to the draft of a conversation, on a line of its own, unless the draft contains it.
 */
export function addToChatDraft(conversationId: string, text: string): void {
  const before = read(conversationId)
  if (!before.includes(text))
    setChatDraft(conversationId, before.trim() ? `${before.trimEnd()}\n${text}` : text)
}

/** Removes the texts of conversations that were deleted. */
export function dropChatDrafts(conversationIds: readonly string[]): void {
  for (const id of conversationIds) if (read(id)) setChatDraft(id, '')
}
