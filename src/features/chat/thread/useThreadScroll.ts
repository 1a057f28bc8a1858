import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { newMessages } from './messageRows.ts'

/** Distance that counts as the end, px. */
const END_PX = 80
/** Number of messages that serve as anchors; some may be removed. */
const ANCHORS = 6

interface Anchor {
  element: Element
  /** Distance below the top of the scroll box, px. */
  top: number
}

/**
 * What stays when the content changes: the distance from the end, px, or the first visible
 * messages.
 */
type ScrollPosition = { fromEnd: number } | { anchors: readonly Anchor[] }

const AT_END: ScrollPosition = { fromEnd: 0 }

const isAtEnd = (position: ScrollPosition): boolean => 'fromEnd' in position

/**
 * Index of the first of the ordered elements that ends below `y`; their number if there is none.
 */
function firstBelow(elements: ArrayLike<Element>, y: number): number {
  let [low, high] = [0, elements.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((elements[middle]?.getBoundingClientRect().bottom ?? 0) > y) high = middle
    else low = middle + 1
  }
  return low
}

/** Measures only a few of the `[data-chunk]` elements and their `[data-message]` elements. */
function positionOf(box: HTMLElement): ScrollPosition {
  const fromEnd = box.scrollHeight - box.scrollTop - box.clientHeight
  if (fromEnd <= END_PX) return { fromEnd: Math.max(fromEnd, 0) }
  const { top } = box.getBoundingClientRect()
  const chunks = box.querySelectorAll('[data-chunk]')
  const at = firstBelow(chunks, top)
  const near = [chunks[at], chunks[at + 1]].flatMap((chunk) => [
    ...(chunk?.querySelectorAll('[data-message]') ?? []),
  ])
  const visible = near.slice(firstBelow(near, top))
  return {
    anchors: visible
      .slice(0, ANCHORS)
      .map((element) => ({ element, top: element.getBoundingClientRect().top - top })),
  }
}

function restorePosition(box: HTMLElement, position: ScrollPosition): void {
  if ('fromEnd' in position) {
    box.scrollTop = box.scrollHeight - box.clientHeight - position.fromEnd
    return
  }
  const anchor = position.anchors.find(({ element }) => element.isConnected)
  if (!anchor) return
  const moved =
    anchor.element.getBoundingClientRect().top - box.getBoundingClientRect().top - anchor.top
  if (Math.abs(moved) >= 0.5) box.scrollTop += moved
}

/**
 * Anchors the scroll position when older messages are added, when something above changes its
 * height, and when the box is resized, since Safari has no scroll anchoring. At the end it follows
 * new messages, and always the user's own. `onNew` never gets history.
 */
export function useThreadScroll(
  messages: readonly ThreadMessage[],
  onNew: (messages: readonly ThreadMessage[]) => void,
) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const position = useRef<ScrollPosition>(AT_END)
  /**
   * Keys of the shown ones, and of all that were sent. A failed one is new when it is sent again.
   */
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
    // It calls back before the change is painted.
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
