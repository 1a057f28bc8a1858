import type { Tour } from '#fixtures/tours/tour.ts'
import { minutesOf, tours, type TourPlace } from '#fixtures/tours/tours.ts'
import { tourAddress } from '../../tours/tourLinks.ts'
import { welcomeAddress } from '../../welcome/link.ts'
import { Quiet, Section } from '../controls.tsx'
import { count } from '../texts.ts'
import { useConsole } from '../useConsole.ts'

/** A link that starts the tour there, and that can be sent to somebody. */
function TourLink({
  place,
  label,
  children,
}: {
  place: TourPlace
  label?: string
  children: string
}) {
  const { base } = useConsole()
  return (
    <a href={tourAddress(place, base)} aria-label={label}>
      {children}
    </a>
  )
}

function TourEntry({ tour }: { tour: Tour }) {
  return (
    <Section title={tour.title}>
      <p>{tour.summary}</p>
      <div className="tour">
        <TourLink place={{ tour, step: 0 }} label={`Start: ${tour.title}`}>
          Start
        </TourLink>
        <details>
          <summary>{`${tour.steps.length} steps, ${count(minutesOf(tour), 'minute', 'minutes')}`}</summary>
          <ol>
            {tour.steps.map(({ title }, step) => (
              <li key={title}>
                <TourLink place={{ tour, step }}>{title}</TourLink>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </Section>
  )
}

/** The list of tours. Each step of a tour has a link. */
export function ToursTab() {
  const { base } = useConsole()
  return (
    <>
      <Quiet>A tour starts a fresh marketplace: what you did here is discarded.</Quiet>
      {tours.map((tour) => (
        <TourEntry key={tour.name} tour={tour} />
      ))}
      <p>
        <a href={welcomeAddress(base)}>The demo on one page</a>
      </p>
    </>
  )
}
