import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { chatMutations } from '#api/chat.ts'
import { isAttended, showsChatEnd } from '#state/chatReading.ts'
import { setLastSeen } from '#state/chatSeen.ts'

function onAttention(listener: () => void): () => void {
  const ends = new AbortController()
  document.addEventListener('visibilitychange', listener, ends)
  for (const type of ['focus', 'blur']) window.addEventListener(type, listener, ends)
  return () => ends.abort()
}

const useAttended = (): boolean => useSyncExternalStore(onAttention, isAttended)

/**
 * Marks a conversation as read once it is opened, and with each message of the shop (`latest`, its
 * id), but only while the user can have read it. `atEnd`: the thread's end is in view.
 */
export function useMarkRead(
  conversationId: string,
  { atEnd, latest }: { atEnd: boolean; latest: string | undefined },
): void {
  const { mutateAsync: markRead } = useMutation(chatMutations.markRead())
  const attended = useAttended()
  /** `latest` at the last marking; null before. */
  const marked = useRef<string | undefined | null>(null)
  const marking = useRef(false)

  useEffect(() => (atEnd ? showsChatEnd(conversationId) : undefined), [conversationId, atEnd])

  const canMark = useEffectEvent(() => atEnd && isAttended() && marked.current !== latest)
  const mark = useEffectEvent(async () => {
    marked.current = latest
    await markRead(conversationId)
    if (latest !== undefined) setLastSeen(conversationId, latest)
  })
  useEffect(() => {
    const markAll = async () => {
      // One call at a time.
      if (marking.current) return
      marking.current = true
      try {
        while (canMark()) await mark()
      } catch (error) {
        // Tried again with the next message, or when the user returns.
        marked.current = null
        console.warn('Chat:', error)
      } finally {
        marking.current = false
      }
    }
    void markAll()
  }, [conversationId, atEnd, attended, latest])
}
