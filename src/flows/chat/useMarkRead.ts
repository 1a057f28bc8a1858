import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { chatMutations } from '#api/chat.ts'
import { isAttended, showsChatEnd } from '#state/chatReading.ts'
import { setLastSeen } from '#state/chatSeen.ts'

function onAttention(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  window.addEventListener('focus', listener)
  window.addEventListener('blur', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    window.removeEventListener('focus', listener)
    window.removeEventListener('blur', listener)
  }
}

/**
 * Whether the user can be reading in this tab: it is visible and has the focus; the component
 * rerenders when that changes.
 */
const useAttended = (): boolean => useSyncExternalStore(onAttention, isAttended)

/**
 * Marks a conversation as read by the user: once it is opened, and whenever a message of the shop
 * (`latest`, its id) has arrived, but only while the user can have read it: `atEnd`: the end of the
 * thread is in view.
 */
export function useMarkRead(
  conversationId: string,
  { atEnd, latest }: { atEnd: boolean; latest: string | undefined },
): void {
  const { mutateAsync: markRead } = useMutation(chatMutations.markRead())
  const attended = useAttended()
  /** The latest message when the conversation was last marked; null before that. */
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
      // One call at a time, however many messages arrive meanwhile.
      if (marking.current) return
      marking.current = true
      try {
        while (canMark()) await mark()
      } catch (error) {
        // Retried with the next message, or when the user returns to the tab.
        marked.current = null
        console.warn('Chat:', error)
      } finally {
        marking.current = false
      }
    }
    void markAll()
  }, [conversationId, atEnd, attended, latest])
}
