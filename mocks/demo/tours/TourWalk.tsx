import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Tour } from '#fixtures/tours/tour.ts'
import { Card } from './Card.tsx'
import { openConsole } from './findTarget.ts'
import { arrange, bringIntoView, dismissToast } from './view.ts'
import type { Walk } from './walk.ts'

/** The host element of a card. */
export interface Host {
  /** What the card is rendered into. */
  content: HTMLElement
  /**
   * Keeps the card in the top layer and inside the topmost dialog, outside of which everything is
   * inert.
   */
  follow(): void
  /** Whether the focus is in the card. */
  hasFocus(): boolean
  remove(): void
}

interface Props {
  tour: Tour
  walk: Walk
  host: Host
  onRestart: () => void
  onEnd: () => void
  /** Starts another tour. */
  onTour: (tour: Tour) => void
}

/** Polling interval for the user's progress, ms. */
const LOOK_MS = 100
/**
 * Number of polls for which a new target is scrolled into view, while the screen around it loads.
 */
const SETTLING = 5

/**
 * Number of polls for which a toast and the focus belong to the step before, and the console may be
 * loading.
 */
const FRESH = 10

/**
 * Polls the screen while the tour runs, and scrolls the target of a step into view when the step
 * begins.
 */
function useLooks({ tour, walk, host }: Props, card: { current: HTMLElement | null }): void {
  useEffect(() => {
    let [step, looks, opened, parts] = [-1, 0, false, 0]
    const look = () => {
      walk.look()
      host.follow()
      const [target, now] = [walk.target(), walk.state().step]
      if (now !== step) [step, looks, opened] = [now, 0, false]
      // What it speaks of may come after its target, such as a route.
      if (walk.spokenOf().length !== parts) [parts, looks] = [walk.spokenOf().length, 0]
      looks += 1
      // At first it may only not be loaded yet.
      if (!target && looks > FRESH && tour.steps[now]?.target.console) opened ||= openConsole()
      if (!target || !card.current) return
      dismissToast(looks > FRESH ? target : undefined)
      const { activeElement } = document
      // What has the focus has a ring, too. The app moves it to a heading when a page is loaded.
      const isElsewhere =
        looks === 1
          ? activeElement !== target && !host.hasFocus()
          : looks <= FRESH && activeElement?.matches('h1, h2, body')
      if (isElsewhere) card.current.querySelector('h2')?.focus({ preventScroll: true })
      if (looks <= SETTLING) bringIntoView(walk.spokenOf(), card.current)
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [tour, walk, host, card])
}

/** The console, whose window Escape closes. */
const CONSOLE = 'suki-simulator'

const isIn = (event: Event, name: string) =>
  event.composedPath().some((node) => node instanceof Element && node.localName === name)

/** The controls of a card in the order of Tab. */
const controlsOf = (card: HTMLElement | null) => [
  ...(card?.querySelectorAll<HTMLElement>('button') ?? []),
]

/**
 * Escape ends the tour wherever the focus is, once: a dialog around the card stays open. Tab leads
 * from the card's last control to what the card points at, and Shift+Tab back from there, since the
 * card is elsewhere in the page.
 */
function useKeys(
  walk: Walk,
  host: Host,
  card: RefObject<HTMLElement | null>,
  onEnd: () => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const take = (action: () => void) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      action()
    }
    if (event.key === 'Escape' && !isIn(event, CONSOLE)) return take(onEnd)
    if (event.key !== 'Tab') return
    const target = walk.target()
    const last = controlsOf(card.current).at(-1)
    if (!event.shiftKey && host.hasFocus() && event.composedPath()[0] === last && target) {
      target.focus()
      // If the target is not focusable, Tab keeps its default.
      if (document.activeElement === target) take(() => undefined)
    } else if (event.shiftKey && target && document.activeElement === target)
      take(() => last?.focus())
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    // Before the app's own handlers.
    globalThis.addEventListener('keydown', onKeyDown, true)
    return () => globalThis.removeEventListener('keydown', onKeyDown, true)
  }, [])
}

/** A running tour: the card follows its target in every frame. */
export function TourWalk(props: Props) {
  const { tour, walk, host, onRestart, onEnd, onTour } = props
  const card = useRef<HTMLElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const [away, setAway] = useState(false)
  useLooks(props, card)
  useKeys(walk, host, card, onEnd)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      if (card.current && ring.current)
        setAway(arrange(walk.spokenOf(), card.current, ring.current))
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [walk])
  return (
    <Card
      key={tour.name}
      {...{ tour, walk, card, ring, onRestart, onEnd, onTour }}
      away={away}
      onShow={() => walk.spokenOf()[0]?.scrollIntoView({ block: 'center', inline: 'nearest' })}
    />
  )
}
