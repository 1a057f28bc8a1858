import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { newMessages } from './newMessages.ts'
import {
  AT_END,
  isAtEnd,
  positionOf,
  restorePosition,
  type ScrollPosition,
} from './scrollPosition.ts'

interface Scrolling {
  box: RefObject<HTMLDivElement | null>
  /** The element inside of it with the whole content. */
  content: RefObject<HTMLDivElement | null>
  /** The end is in view, or nearly. */
  atEnd: boolean
  /** The shop's messages that were added since the user scrolled away from the end. */
  unseen: number
  toEnd: () => void
}

/**
 * Anchors the scroll position when older messages are added, when something above changes its
 * height, and when the box is resized, since Safari has no scroll anchoring. At the end it follows
 * new messages, and always the user's own. `onNew` never gets history.
 */
export function useThreadScroll(
  messages: readonly ThreadMessage[],
  onNew: (messages: readonly ThreadMessage[]) => void,
): Scrolling {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const position = useRef<ScrollPosition>(AT_END)
  /** The shown ones, and all that were sent. A failed one is new when it is sent again. */
  const known = useRef<Set<string>>(null)
  const sentKeys = useRef(new Set<string>())
  const [atEnd, setAtEnd] = useState(true)
  const [unseen, setUnseen] = useState(0)

  const pinScroll = useCallback((next: ScrollPosition) => {
    position.current = next
    setAtEnd(isAtEnd(next))
    if (isAtEnd(next)) setUnseen(0)
  }, [])
  /**
   * The offset that this hook has set: its scroll event comes a frame later, when the content may
   * have changed again.
   */
  const restored = useRef<number>(null)
  const restore = useCallback(() => {
    if (!box.current) return
    restorePosition(box.current, position.current)
    restored.current = box.current.scrollTop
  }, [])
  const toEnd = useCallback(() => {
    pinScroll(AT_END)
    restore()
  }, [pinScroll, restore])

  useLayoutEffect(() => {
    // The first messages are history, also when there are none.
    const arrived = known.current ? newMessages(known.current, messages) : []
    known.current = new Set([...sentKeys.current, ...messages.map(({ key }) => key)])
    for (const { key, pending } of messages) if (!pending) sentKeys.current.add(key)
    if (
      arrived.some(({ sender }) => sender === 'buyer') ||
      (arrived.length > 0 && isAtEnd(position.current))
    )
      pinScroll(AT_END)
    else setUnseen((before) => before + arrived.length)
    restore()
    if (arrived.length > 0) onNew(arrived)
    // Only a change of the messages counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [messages])

  useEffect(() => {
    const [scrollBox, inner] = [box.current, content.current]
    if (!scrollBox || !inner) return
    const onScroll = () => {
      if (scrollBox.scrollTop === restored.current) return
      restored.current = null
      pinScroll(positionOf(scrollBox))
    }
    // Called back before the change is painted.
    const sizes = new ResizeObserver(restore)
    scrollBox.addEventListener('scroll', onScroll, { passive: true })
    sizes.observe(scrollBox)
    sizes.observe(inner)
    return () => {
      scrollBox.removeEventListener('scroll', onScroll)
      sizes.disconnect()
    }
  }, [pinScroll, restore])

  return { box, content, atEnd, unseen, toEnd }
}
