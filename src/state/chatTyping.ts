import { signal } from '@preact/signals-react'
import { useValue } from '#lib/useValue.ts'
import { onForget } from './personal.ts'

/** How long a shop types without another event, ms: the one that ends it may be lost. */
const TYPING_MS = 8000

const typing = signal<ReadonlySet<string>>(new Set())
const timers = new Map<string, ReturnType<typeof setTimeout>>()

function set(conversationId: string, on: boolean): void {
  clearTimeout(timers.get(conversationId))
  timers.delete(conversationId)
  if (typing.peek().has(conversationId) === on) return
  const next = new Set(typing.peek())
  if (on) next.add(conversationId)
  else next.delete(conversationId)
  typing.value = next
}

onForget(() => {
  for (const id of typing.peek()) set(id, false)
})

export function setTyping(conversationId: string, on: boolean): void {
  set(conversationId, on)
  if (on)
    timers.set(
      conversationId,
      setTimeout(() => set(conversationId, false), TYPING_MS),
    )
}

export const useTyping = (conversationId: string): boolean => useValue(typing).has(conversationId)
