import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react'

/** Minimum duration of the press, ms. */
const PRESS_MS = 500
/** Maximum movement during the press, px. */
const MOVE_PX = 10

/**
 * Handlers of an element that calls `onPress` on a long press by touch. The click that follows is
 * ignored.
 */
export function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const pressed = useRef(false)
  const cancel = () => clearTimeout(timer.current)
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      pressed.current = false
      if (pointerType !== 'touch') return
      start.current = { x, y }
      timer.current = setTimeout(() => {
        pressed.current = true
        onPress()
      }, PRESS_MS)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > MOVE_PX) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // The browser would move the focus away from the menu that the press has opened.
    onTouchEnd: (event: TouchEvent) => pressed.current && event.preventDefault(),
    // Suppresses the browser's own menu for a long press.
    onContextMenu: (event: MouseEvent) =>
      timer.current !== undefined && pressed.current && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!pressed.current) return
      pressed.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
