import { Button, Flex, Typography } from 'antd'
import type { Tour } from '#fixtures/tours/tour.ts'
import { minutesOf, tours } from '#fixtures/tours/tours.ts'
import { tourAddress } from '../../tours/tourLinks.ts'
import { welcomeAddress } from '../../welcome/link.ts'
import { Quiet } from '../controls.tsx'
import { useConsole } from '../useConsole.ts'

function TourEntry({ tour }: { tour: Tour }) {
  const { base } = useConsole()
  const { title, summary, steps } = tour
  return (
    <Flex component="section" justify="space-between" align="center" gap="small" aria-label={title}>
      <details>
        <summary>
          <Typography.Title level={3}>
            {title} <Quiet>{`${steps.length} steps, ${minutesOf(tour)} min ▾`}</Quiet>
          </Typography.Title>
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
      <Button
        type="primary"
        href={tourAddress({ tour, step: 0 }, base)}
        aria-label={`Start: ${title}`}
      >
        Start
      </Button>
    </Flex>
  )
}

export function ToursTab() {
  const { base } = useConsole()
  return (
    <>
      <section>
        <Quiet>Starting a tour discards what you did here.</Quiet>
      </section>
      {tours.map((tour) => (
        <TourEntry key={tour.name} tour={tour} />
      ))}
      <section>
        <a href={welcomeAddress(base)}>The demo on one page</a>
      </section>
    </>
  )
}
