import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** The pointer may cross the gap between a marker and its card, ms. */
const GRACE_MS = 160

/** Shown while a marker is hovered or focused, or the card hovered. Escape closes it. */
export function useHoverCard() {
  const [shown, setShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = () => {
    clearTimeout(timer.current)
    setShown(true)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setShown(false)
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(false), GRACE_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!shown) return
    // In the capture phase: Escape closes the card first, then what is behind it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setShown(false)
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [shown])

  // A touch opens the shop.
  const pointer = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && show(),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && hideSoon(),
  }
  return {
    shown,
    trigger: {
      ...pointer,
      // A click opens the shop's panel.
      onFocus: ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible') && show(),
      onBlur: hide,
    },
    content: pointer,
  }
}
