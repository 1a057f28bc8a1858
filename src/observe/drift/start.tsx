import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { changeParams } from '#lib/queryString.ts'
import { driftChoice, isDriftWatched } from '#state/driftChoice.ts'
import { IconProvider } from '#ui/IconProvider.tsx'
import { noticed } from '../telemetry/noticed.ts'
import { DriftPanel } from './DriftPanel.tsx'
import { addToReport } from './report.ts'
import { watchHost } from './watch.ts'

/** Moves the address's choice to the device where that stores something; undefined without one. */
function takeChoice(): boolean | undefined {
  const { pathname, search, hash } = globalThis.location
  const asked = new URLSearchParams(search).get('drift')
  if (asked !== 'on' && asked !== 'off') return undefined
  const on = asked === 'on'
  if (driftChoice.write(on))
    globalThis.history.replaceState(
      globalThis.history.state,
      '',
      `${pathname}${changeParams(search, { drift: null })}${hash}`,
    )
  return on
}

/**
 * Compares a sample of answers and events with the contract, where this device's user, or the
 * build, wants it. Call it before the first call.
 */
export function startDrift(): void {
  if (!(takeChoice() ?? isDriftWatched())) return
  watchHost((update) => {
    addToReport(update)
    // A call without an answer says nothing of the contract.
    if (import.meta.env.VITE_TELEMETRY_URL)
      for (const { finding } of update.findings.filter((one) => one.finding.status !== 0))
        noticed({ finding })
  })
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <IconProvider>
        <DriftPanel />
      </IconProvider>
    </StrictMode>,
  )
}
