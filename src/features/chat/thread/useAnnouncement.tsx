import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { excerpt } from '../excerpt.ts'

/** ms: a burst is announced once. */
const COLLECT_MS = 700

/** Each new message of a shop once. Render `announcement`, a polite live region. */
export function useAnnouncement(shopName: string): {
  announcement: ReactNode
  announce: (messages: readonly ThreadMessage[]) => void
} {
  const [announced, setAnnounced] = useState({ count: 0, text: '' })
  const waiting = useRef<ThreadMessage[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const announce = useCallback(
    (messages: readonly ThreadMessage[]) => {
      const received = messages.filter(({ sender }) => sender === 'seller')
      if (received.length === 0) return
      waiting.current.push(...received)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const [one, ...others] = waiting.current
        waiting.current = []
        if (!one) return
        const text =
          others.length > 0
            ? `${others.length + 1} new messages from ${shopName}`
            : `${shopName}: ${excerpt(one)}`
        setAnnounced(({ count }) => ({ count: count + 1, text }))
      }, COLLECT_MS)
    },
    [shopName],
  )
  const announcement = (
    <div role="status" className="visually-hidden">
      {/* A new element, so that the same text is announced again. */}
      {announced.text && <p key={announced.count}>{announced.text}</p>}
    </div>
  )
  return { announcement, announce }
}
