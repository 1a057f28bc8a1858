import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { after } from '../../hosts/timers.ts'
import { moved, type Place, type Room } from './place.ts'

/** How far the pointer goes before a press becomes a drag, px. */
const DRAG_PX = 6
/** How far an arrow key moves, px. */
const STEP_PX = 24
const steps: Record<string, readonly [right: number, up: number]> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, STEP_PX],
  ArrowDown: [0, -STEP_PX],
}

/** Moves an element to a place, by the properties that its style uses. */
function put(element: HTMLElement, { x, y }: Place): void {
  element.style.setProperty('--x', String(x))
  element.style.setProperty('--y', String(y))
}

/** The area in which an element can be. */
export function roomOf(element: HTMLElement): Room {
  const place = {
    x: Number(element.style.getPropertyValue('--x')),
    y: Number(element.style.getPropertyValue('--y')),
  }
  const boxIn = (corner: Place) => {
    put(element, corner)
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left, top, width, height }
  }
  const room = { start: boxIn({ x: 0, y: 0 }), end: boxIn({ x: 1, y: 1 }) }
  put(element, place)
  return room
}

/** The style of an element at a place: see `console.css`. */
export const placedAt = ({ x, y }: Place) => ({ '--x': x, '--y': y }) as object

interface Options {
  element: RefObject<HTMLElement | null>
  place: Place
  onMoved: (place: Place) => void
}

interface Drag {
  from: { x: number; y: number }
  room: Room
  /** Null until the pointer has gone far enough. */
  last: Place | null
}

/** Lets the user move an element by dragging a handle, and by arrow keys. */
export function useMovable({ element, place, onMoved }: Options) {
  const drag = useRef<Drag | null>(null)
  const dragged = useRef(false)
  return {
    /** Whether the current click is only the end of a drag. */
    hasDragged: () => dragged.current,
    handle: {
      onPointerDown({ button, clientX, clientY, currentTarget, pointerId }: PointerEvent) {
        if (button !== 0 || !element.current) return
        // At the press: a quick pointer has left the handle at its first move.
        currentTarget.setPointerCapture(pointerId)
        drag.current = {
          from: { x: clientX, y: clientY },
          room: roomOf(element.current),
          last: null,
        }
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const now = drag.current
        if (!now || !element.current) return
        const [right, up] = [clientX - now.from.x, now.from.y - clientY]
        if (!now.last && Math.hypot(right, up) < DRAG_PX) return
        now.last = moved(now.room, place, right, up)
        put(element.current, now.last)
      },
      onPointerUp() {
        const last = drag.current?.last
        drag.current = null
        if (!last) return
        dragged.current = true
        after(0, () => void (dragged.current = false))
        onMoved(last)
      },
      onPointerCancel() {
        drag.current = null
        if (element.current) put(element.current, place)
      },
    },
    /** Moves by an arrow key; returns whether the key is one. */
    moveByKey(event: KeyboardEvent): boolean {
      const step = steps[event.key]
      if (!step || !element.current) return false
      event.preventDefault()
      onMoved(moved(roomOf(element.current), place, ...step))
      return true
    },
  }
}
