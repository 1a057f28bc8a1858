import { tours, type TourPlace } from '#fixtures/tours/tours.ts'
import type { Tour } from '#fixtures/tours/tour.ts'
import { tourAddress } from '#mocks/tours/tourLinks.ts'
import { addStyles } from '../styles.ts'
import { Quiet, Section } from '../controls.tsx'
import { useConsole } from '../useConsole.ts'
import css from './tours.css?inline'

addStyles(css)

/** A link that starts the tour there, and that can be sent to somebody. */
function TourLink({ place, label, children }: { place: TourPlace; label?: string; children: string }) {
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
          <summary>{tour.steps.length} steps</summary>
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

/** The walks through the app. Each step is a link of its own. */
export function ToursTab() {
  return (
    <>
      <Quiet>
        Walks through the app, each in a new marketplace: what you have done in this one is dropped. Every step is a link that can be sent.
      </Quiet>
      {tours.map((tour) => (
        <TourEntry key={tour.name} tour={tour} />
      ))}
    </>
  )
}
