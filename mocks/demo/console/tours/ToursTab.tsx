import type { Tour } from '#fixtures/tours/tour.ts'
import { minutesOf, tours } from '#fixtures/tours/tours.ts'
import { tourAddress } from '../../tours/tourLinks.ts'
import { welcomeAddress } from '../../welcome/link.ts'
import { Quiet } from '../controls.tsx'
import { useConsole } from '../useConsole.ts'

/** A tour with a link that starts it and one to each of its steps, which can be sent to somebody. */
function TourEntry({ tour }: { tour: Tour }) {
  const { base } = useConsole()
  const { title, summary, steps } = tour
  return (
    <section className="spread" aria-label={title}>
      <details>
        <summary>
          <h3>
            {title} <small>{`${steps.length} steps, ${minutesOf(tour)} min ▾`}</small>
          </h3>
          {summary}
        </summary>
        <ol>
          {steps.map((one, step) => (
            <li key={one.title}>
              <a href={tourAddress({ tour, step }, base)}>{one.title}</a>
            </li>
          ))}
        </ol>
      </details>
      <a
        className="button primary"
        href={tourAddress({ tour, step: 0 }, base)}
        aria-label={`Start: ${title}`}
      >
        Start
      </a>
    </section>
  )
}

/** The list of tours. */
export function ToursTab() {
  const { base } = useConsole()
  return (
    <>
      <Quiet>Starting a tour discards what you did here.</Quiet>
      {tours.map((tour) => (
        <TourEntry key={tour.name} tour={tour} />
      ))}
      <p>
        <a href={welcomeAddress(base)}>The demo on one page</a>
      </p>
    </>
  )
}
