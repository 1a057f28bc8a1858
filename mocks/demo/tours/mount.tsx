import { createRoot } from 'react-dom/client'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import type { TourPlace } from '#fixtures/tours/tours.ts'
import type { Connection } from '../../hosts/browser/connection.ts'
import { storedToken } from '../../hosts/browser/session.ts'
import { applyToPage } from '../../hosts/browser/urlScenario.ts'
import { addContent, addPageStyles } from '../console/styles.ts'
import { consoleToggle, topDialog } from './findTarget.ts'
import { whenTourEnds } from './storedTour.ts'
import { type Progress, saveProgress, tourAddress } from './tourLinks.ts'
import { type Host, TourWalk } from './TourWalk.tsx'
import { DIALOG_STYLES } from './view.ts'
import { createWalk } from './walk.ts'
import controls from '../console/console.css?inline'
import css from './tours.css?inline'

/** The content positions itself. */
const FRAME = `position: fixed; inset: 0 auto auto 0; display: block; width: 0; height: 0; margin: 0; padding: 0;
  border: 0; overflow: visible; background: none; color: inherit;`

/**
 * A `dialog`, so that a press or focus in it does not close the app's menus, in the top layer,
 * with a shadow tree of its own.
 */
function openHost(label: string): Host {
  const frame = document.createElement('dialog')
  frame.popover = 'manual'
  frame.setAttribute('aria-label', label)
  // The content policy allows no `style` attribute in markup.
  frame.style.cssText = FRAME
  const content = addContent(frame, controls + css)
  const follow = () => {
    const parent = topDialog() ?? document.body
    if (frame.parentNode !== parent) parent.append(frame)
    // Without popovers the card is in the page's own layer.
    if (!('showPopover' in frame)) return
    if (frame.matches(':popover-open')) return
    frame.inert = true
    frame.showPopover()
    frame.inert = false
  }
  follow()
  return {
    content,
    follow,
    hasFocus: () => document.activeElement === frame.firstElementChild,
    remove: () => frame.remove(),
  }
}

function returnFocus(target: HTMLElement | null): void {
  target?.focus({ preventScroll: true })
  if (target && document.activeElement === target) return
  consoleToggle()?.focus()
}

export function mountTour(connection: Connection, base: string, progress: Progress): void {
  const { tour } = progress
  const host = openHost(`Tour: ${tour.title}`)
  const root = createRoot(host.content)
  const removeStyles = addPageStyles(DIALOG_STYLES)
  const start = (place: TourPlace) => globalThis.location.assign(tourAddress(place, base))
  const end = () => {
    forget()
    const [hadFocus, target] = [host.hasFocus(), walk.target()]
    saveProgress(null)
    root.unmount()
    removeStyles()
    host.remove()
    if (hadFocus) returnFocus(target)
  }
  const forget = whenTourEnds(end)
  const walk = createWalk(progress, {
    async apply(directives) {
      const { now } = await connection.remote.consoleState(storedToken())
      const wanted = typeof directives === 'string' ? directives : directives(now)
      const refused = await applyToPage(connection, base, parseScenario(wanted))
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
