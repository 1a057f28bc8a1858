import { createRoot } from 'react-dom/client'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import type { TourPlace } from '#fixtures/tours/tours.ts'
import type { Connection } from '../../hosts/browser/connection.ts'
import { applyToPage } from '../../hosts/browser/urlScenario.ts'
import { openHost } from './host.ts'
import { type Progress, saveProgress } from './progress.ts'
import { whenTourEnds } from './storedTour.ts'
import { tourAddress } from './tourLinks.ts'
import { TourWalk } from './TourWalk.tsx'
import { createWalk } from './walk.ts'

/**
 * Where the focus goes when the tour ends: to what it pointed at, or else to the console's button.
 */
function returnFocus(target: HTMLElement | null): void {
  target?.focus({ preventScroll: true })
  if (target && document.activeElement === target) return
  document
    .querySelector('suki-simulator')
    ?.shadowRoot?.querySelector<HTMLElement>('.toggle')
    ?.focus()
}

/**
 * Shows a tour from a place on, over the app. `base` is the address under which the demo is served.
 */
export function mountTour(connection: Connection, base: string, progress: Progress): void {
  const { tour } = progress
  const host = openHost(`Tour: ${tour.title}`)
  const root = createRoot(host.content)
  const start = (place: TourPlace) => globalThis.location.assign(tourAddress(place, base))
  const end = () => {
    forget()
    const [hadFocus, target] = [host.hasFocus(), walk.target()]
    saveProgress(null)
    root.unmount()
    host.remove()
    if (hadFocus) returnFocus(target)
  }
  const forget = whenTourEnds(end)
  const walk = createWalk(progress, {
    async apply(directives) {
      const refused = await applyToPage(connection, base, parseScenario(directives))
      for (const { directive, reason } of refused)
        console.warn(`The tour's ${directive} was refused: ${reason}`)
    },
    start,
    onProgress: (next) => (next ? saveProgress(next) : end()),
  })
  root.render(
    <TourWalk
      tour={tour}
      walk={walk}
      host={host}
      onRestart={() => start({ tour, step: walk.state().step })}
      onEnd={end}
      onTour={(next) => start({ tour: next, step: 0 })}
    />,
  )
}
