import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { changeParams } from '#lib/queryString.ts'
import { driftChoice, isDriftWatched } from '#state/driftChoice.ts'
import { IconProvider } from '#ui/IconProvider.tsx'
import { noticed } from '../telemetry/noticed.ts'
import { DriftPanel } from './DriftPanel.tsx'
import { addToReport } from './report.ts'
import { watchHost } from './watch.ts'

/**
 * The choice in the page's address, moved to the device; undefined without one. It stays in the
 * address where the browser stores nothing.
 */
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
 * Starts the drift report if the user of this device, or the build, wants it: answers and events of
 * the host are compared with the contract, a sample of each kind, and a panel shows what differs.
 * Call it before the first call is made.
 */
export function startDrift(): void {
  if (!(takeChoice() ?? isDriftWatched())) return
  watchHost((update) => {
    addToReport(update)
    // A call without an answer may be the user's network, and says nothing of the contract.
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
