import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react'

/** ms */
const PRESS_MS = 500
/** px */
const MOVE_PX = 10

/** A long press by touch; the click that follows is ignored. */
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
    // The browser would move the focus away from the menu.
    onTouchEnd: (event: TouchEvent) => pressed.current && event.preventDefault(),
    // The browser's own menu.
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
