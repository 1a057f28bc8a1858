import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { Tour } from '#fixtures/tours/tour.ts'
import { tourAfter } from '#fixtures/tours/tours.ts'
import { after } from '../../hosts/timers.ts'
import type { Walk } from './walk.ts'

interface Props {
  tour: Tour
  walk: Walk
  card: RefObject<HTMLElement | null>
  ring: RefObject<HTMLDivElement | null>
  /** It is in the page, but out of view. */
  away: boolean
  onShow: () => void
  onRestart: () => void
  onEnd: () => void
  onTour: (tour: Tour) => void
}

/** So that a screen reader first announces the effect of the user's action. */
const PAUSE = 300

function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => after(PAUSE, () => setSaid(text)), [text])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}

function Actions({ tour, walk, onTour }: Pick<Props, 'tour' | 'walk' | 'onTour'>) {
  const { step: index, ready } = useSyncExternalStore(walk.subscribe, walk.state)
  const action = tour.steps[index]?.action
  const isLast = index === tour.steps.length - 1
  const next = isLast ? tourAfter(tour) : null
  return (
    <footer>
      {/* A dialog beside the card may have a Back of its own. */}
      {index > 0 && (
        <button type="button" className="previous" aria-label="Previous step" onClick={walk.back}>
          ‹
        </button>
      )}
      <span className="count">
        {index + 1} of {tour.steps.length}
      </span>
      {action && !ready && (
        <button
          type="button"
          className={action.kind === 'happen' ? 'primary' : undefined}
          onClick={walk.act}
        >
          {action.kind === 'happen' ? action.label : 'Do it for me'}
        </button>
      )}
      {ready && (
        <button type="button" className={next ? undefined : 'primary'} onClick={walk.next}>
          {isLast ? 'Finish' : 'Next'}
        </button>
      )}
      {ready && next && (
        <button
          type="button"
          className="primary"
          aria-label={`Next tour: ${next.title}`}
          title={next.title}
          onClick={() => onTour(next)}
        >
          Next tour
        </button>
      )}
    </footer>
  )
}

export function Card({ tour, walk, card, ring, away, onShow, onRestart, onEnd, onTour }: Props) {
  const { step: index, goal, lost } = useSyncExternalStore(walk.subscribe, walk.state)
  const step = tour.steps[index]
  const alone = index < goal
  const title = alone ? `Going to step ${goal + 1} …` : (step?.title ?? '')
  const text = alone ? 'The tour goes there by itself.' : (step?.text ?? '')
  return (
    <>
      <div ref={ring} className="ring" data-away aria-hidden="true" />
      <section
        ref={card}
        className="card"
        aria-label={`${tour.title}, step ${index + 1} of ${tour.steps.length}`}
      >
        <header>
          <button type="button" className="close" aria-label="End the tour" onClick={onEnd}>
            ×
          </button>
          <h2 tabIndex={-1}>{title}</h2>
        </header>
        <p className="text">{text}</p>
        {lost && (
          <p className="lost">
            This is about something that is not on the screen.{' '}
            <button type="button" className="link" onClick={onRestart}>
              Take me there
            </button>
          </p>
        )}
        {away && (
          <button type="button" onClick={onShow}>
            Show it
          </button>
        )}
        {!alone && <Actions tour={tour} walk={walk} onTour={onTour} />}
      </section>
      <Announcement text={`Step ${index + 1} of ${tour.steps.length}. ${title}. ${text}`} />
    </>
  )
}
