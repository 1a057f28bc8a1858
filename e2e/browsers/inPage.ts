// Runs in the page: it finds elements as Playwright does, by role, name and text.
import { Ivya } from 'ivya'

/** What a selector finds: how many elements, and of the first one what a user would see. */
export interface Found {
  count: number
  visible: boolean
  /** It is not disabled, and the middle of it is not under another element. */
  free: boolean
  /** An animation moves it. Two looks at the same frame would not tell. */
  moving: boolean
  focused: boolean
  text: string
  value: string
  /** The middle of it, px of the viewport. */
  x: number
  y: number
  /** Errors that the page has thrown since it was asked last. */
  errors: string[]
}

const ivya = Ivya.create({ browser: 'webkit', testIdAttribute: 'data-testid' })
const errors: string[] = []
addEventListener('error', ({ message, error }) =>
  errors.push(`${message} ${(error as Error | null)?.stack ?? ''}`),
)
addEventListener('unhandledrejection', ({ reason }) => errors.push(`Unhandled: ${String(reason)}`))

const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0

/** What a user presses to change it: the label of a box that is drawn by its label. */
function pressable(element: Element): Element {
  const drawn =
    element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
      ? element.labels?.[0]
      : undefined
  return drawn ?? element
}

function middle(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const clip = (from: number, to: number, end: number) =>
    (Math.max(0, from) + Math.min(end, to)) / 2
  return { x: clip(left, right, innerWidth), y: clip(top, bottom, innerHeight) }
}

function isFree(element: Element, { x, y }: { x: number; y: number }): boolean {
  const hit = document.elementFromPoint(x, y)
  return (
    hit !== null && element.contains(hit) && !element.matches(':disabled, [aria-disabled=true]')
  )
}

/**
 * Whether an animation moves it, also one that has ended since the last frame: WebKit reports the
 * end before the final position.
 */
function isMoving(element: Element): boolean {
  return document.getAnimations().some(({ playState, effect }) => {
    if (!(effect instanceof KeyframeEffect) || !effect.target?.contains(element)) return false
    return playState === 'running' || !/forwards|both/.test(String(effect.getTiming().fill))
  })
}

/**
 * Where the element of the last look was: only what stays in its place is scrolled to, since a
 * dialog that opens would be scrolled itself.
 */
let last = ''

function bringIntoView(selector: string, target: Element): void {
  const { x, y } = middle(target)
  const place = `${selector} ${x} ${y}`
  if (place === last && !isMoving(target) && !isFree(target, { x, y }))
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
  last = place
}

function look(selector: string): Found {
  const found = ivya.queryLocatorSelectorAll(selector)
  const [element] = found
  const nothing = {
    visible: false,
    free: false,
    moving: false,
    focused: false,
    text: '',
    value: '',
    x: 0,
    y: 0,
  }
  const state = { count: found.length, errors: errors.splice(0) }
  if (!element) return { ...nothing, ...state }
  const target = pressable(element)
  bringIntoView(selector, target)
  const point = middle(target)
  return {
    ...state,
    ...point,
    visible: isVisible(target),
    free: isFree(target, point),
    moving: isMoving(target),
    focused: document.activeElement === element,
    text: (element as HTMLElement).innerText,
    value: (element as HTMLInputElement).value,
  }
}

const element = (selector: string) => ivya.queryLocatorSelector(selector)

/** What the driver calls. */
export const finder = { look, element }
Object.assign(globalThis, { finder })
