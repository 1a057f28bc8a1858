import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Tour } from '#fixtures/tours/tour.ts'
import { Card } from './Card.tsx'
import { openConsole } from './findTarget.ts'
import type { Host } from './host.ts'
import { useKeys } from './useKeys.ts'
import { arrange, bringIntoView, dismissToastOver } from './view.ts'
import type { Walk } from './walk.ts'

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
/** Number of polls after which a toast of the step before no longer lies on a target. */
const READ = 10

/**
 * Polls the screen while the tour runs, and scrolls the target of a step into view when the step
 * begins.
 */
function useLooks({ tour, walk, host }: Props, card: { current: HTMLElement | null }): void {
  useEffect(() => {
    let [step, looks, opened] = [-1, 0, false]
    const look = () => {
      walk.look()
      host.follow()
      const [target, now] = [walk.target(), walk.state().step]
      if (now !== step) [step, looks, opened] = [now, 0, false]
      if (!target && tour.steps[now]?.target.console) opened ||= openConsole()
      if (!target || !card.current) return
      looks += 1
      if (looks <= SETTLING) bringIntoView(target, card.current)
      if (looks > READ) dismissToastOver(target)
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [tour, walk, host, card])
}

/** A running tour: the card follows its target in every frame. */
export function TourWalk(props: Props) {
  const { tour, walk, host, onRestart, onEnd, onTour } = props
  const card = useRef<HTMLElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const [away, setAway] = useState(false)
  const { step } = useSyncExternalStore(walk.subscribe, walk.state)
  useLooks(props, card)
  useKeys(walk, host, card, onEnd)
  useEffect(() => {
    let frame = 0
    const draw = () => {
      if (card.current && ring.current)
        setAway(arrange(walk.target(), walk.about(), card.current, ring.current))
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [walk])
  const show = useCallback(() => {
    walk.target()?.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [walk])
  return (
    <Card
      key={tour.name}
      {...{ tour, walk, card, ring, onRestart, onEnd, onTour }}
      away={away && step >= 0}
      onShow={show}
    />
  )
}
