import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Tour } from '#fixtures/tours/tour.ts'
import { Card } from './Card.tsx'
import { openConsole } from './findTarget.ts'
import { arrange, bringIntoView, dismissToast } from './view.ts'
import type { Walk } from './walk.ts'

export interface Host {
  content: HTMLElement
  /**
   * Moves the card into the top layer, and the topmost dialog, outside of which everything is
   * inert.
   */
  follow(): void
  hasFocus(): boolean
  remove(): void
}

interface Props {
  tour: Tour
  walk: Walk
  host: Host
  onRestart: () => void
  onEnd: () => void
  onTour: (tour: Tour) => void
}

const LOOK_MS = 100
/** Looks for which a new target is scrolled into view, while the screen loads. */
const SETTLING = 5

/**
 * Looks for which a toast and the focus belong to the step before, and the console may be loading.
 */
const FRESH = 10

function useLooks({ tour, walk, host }: Props, card: { current: HTMLElement | null }): void {
  useEffect(() => {
    let [step, looks, opened, parts] = [-1, 0, false, 0]
    const look = () => {
      walk.look()
      host.follow()
      const [target, now] = [walk.target(), walk.state().step]
      if (now !== step) [step, looks, opened] = [now, 0, false]
      // What it speaks of may come later, such as a route.
      if (walk.spokenOf().length !== parts) [parts, looks] = [walk.spokenOf().length, 0]
      looks += 1
      // At first it may only not be loaded.
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

const CONSOLE = 'suki-simulator'

const isIn = (event: Event, name: string) =>
  event.composedPath().some((node) => node instanceof Element && node.localName === name)

const controlsOf = (card: HTMLElement | null) => [
  ...(card?.querySelectorAll<HTMLElement>('button') ?? []),
]

/**
 * Escape ends the tour, once: a dialog around the card stays open. Tab leads from the card's last
 * control to what it points at, and Shift+Tab back.
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
      // Else Tab keeps its default.
      if (document.activeElement === target) take(() => undefined)
    } else if (event.shiftKey && target && document.activeElement === target)
      take(() => last?.focus())
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    // The app's own handlers come later.
    globalThis.addEventListener('keydown', onKeyDown, true)
    return () => globalThis.removeEventListener('keydown', onKeyDown, true)
  }, [])
}

/** The card follows its target in every frame. */
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
