/** How soon after a press another may be the second of a double tap, ms. */
const LIMIT_MS = 400
/** How far apart the two may be, CSS px. */
const REACH = { mouse: 8, other: 24 }

/** A press, and what was there before anything had reacted to it. */
interface Press {
  /** When it ended, ms of the event's clock. */
  at: number
  x: number
  y: number
  control: Element | null
  text: string | null
  /** Where the controls within reach were. */
  places: Map<Element, DOMRect>
}

/** The control at an element or, where there is none, the element. */
function controlAt(element: Element | null): Element | null {
  const control =
    element?.closest('label, a, button, input, select, textarea, summary') ??
    element?.closest('[tabindex]') ??
    element
  return (control instanceof HTMLInputElement && control.labels?.[0]) || control
}

const reachOf = (pointerType: string) => (pointerType === 'mouse' ? REACH.mouse : REACH.other)

function look({ target, clientX: x, clientY: y, pointerType }: PointerEvent): Press {
  const control = controlAt(target as Element)
  const found = [-1, -0.5, 0, 0.5, 1]
    .map((part) => part * reachOf(pointerType))
    .flatMap((dx, _, steps) => steps.map((dy) => document.elementFromPoint(x + dx, y + dy)))
  const places = new Map<Element, DOMRect>()
  for (const one of new Set([control, ...found.map(controlAt)]))
    if (one) places.set(one, one.getBoundingClientRect())
  return { at: Infinity, x, y, control, text: control?.textContent ?? null, places }
}

/**
 * Lets the second press of a double tap press only what the first has pressed, or what lay there
 * before: no step, dialog, row or screen that came under the finger since then, and no button that
 * now says something else. A key that is held down presses only the control on which it went down.
 * Other keys and assistive technology are left alone. @returns stops this
 */
export function ignoreSecondPresses(): () => void {
  const listening = new AbortController()
  let [last, current]: (Press | undefined)[] = []
  let pointerType = ''
  let refused = false
  let held: EventTarget | null = null

  const isForeign = ({ timeStamp, clientX: x, clientY: y, target }: MouseEvent) => {
    if (!last || timeStamp - last.at > LIMIT_MS) return false
    if (Math.hypot(x - last.x, y - last.y) > reachOf(pointerType)) return false
    const control = controlAt(target as Element)
    if (control && control === last.control) return control.textContent !== last.text
    const place = control && last.places.get(control)
    if (!place) return true
    return x < place.left || x > place.right || y < place.top || y > place.bottom
  }
  const refuse = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    // A third press is as quick.
    if (last) last.at = event.timeStamp
  }
  /** Only for events of devices: scripts press what they mean. */
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    react: (event: WindowEventMap[Name]) => void,
  ) =>
    globalThis.addEventListener(name, (event) => event.isTrusted && react(event), {
      capture: true,
      signal: listening.signal,
    })

  on('pointerdown', (event) => {
    if (!event.isPrimary) return
    pointerType = event.pointerType
    refused = isForeign(event)
    current = refused ? undefined : look(event)
    if (refused) refuse(event)
  })
  on('pointercancel', () => {
    refused = false
  })
  // Some controls open at this event, and it moves the focus.
  on('mousedown', (event) => refused && refuse(event))
  on('click', (event) => {
    // A key pressed it.
    if (event.detail === 0) return
    if (refused || isForeign(event)) refuse(event)
    else if (current) last = { ...current, at: event.timeStamp }
    refused = false
  })
  // After typing, a press is no second one.
  on('input', (event) => {
    if (event instanceof InputEvent) last = undefined
  })
  on('keydown', (event) => {
    if (event.key !== 'Enter') return
    if (!event.repeat) held = event.target
    else if (event.target !== held) refuse(event)
  })
  return () => listening.abort()
}
