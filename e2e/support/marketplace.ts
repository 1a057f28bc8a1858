import type { Page } from '@playwright/test'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { addresses } from '#scripts/addresses.mjs'
import type { PageMonitor } from './monitor.ts'

/**
 * The marketplace behind the page: the simulator of the demo, or the API host of the live build.
 */
export interface Marketplace {
  readonly live: boolean
  /** Opens a path after applying a scenario; `sim` is the text after `?sim=` in the demo. */
  visit(path: string, sim?: string, page?: Page): Promise<void>
}

/** The console errors that a scenario causes. */
export function expectedErrors(sim: string): RegExp[] {
  const statuses = [...sim.matchAll(/fail:[^:,]+:(\d{3})/g)].map(
    ([, status]) => new RegExp(`status of ${status}`),
  )
  if (sim.includes('busy:')) statuses.push(/status of (429|503)/)
  if (sim.includes('token:expired')) statuses.push(/status of 401/)
  if (/(drop|lose):/.test(sim)) statuses.push(/net::ERR_/)
  return statuses
}

/** What was applied to the API host since a test began. */
export const steered: string[] = []

/** Applies a scenario to the API host; returns a token when the scenario names a buyer. */
export function applyHostScenario(sim: string): Promise<string | null> {
  steered.push(sim)
  return applyDirectives(addresses.host, sim)
}

function withScenario(path: string, sim: string): string {
  if (!sim) return path
  const url = new URL(path, addresses.demo)
  const mark = url.search ? '&' : '?'
  return `${url.pathname}${url.search}${mark}sim=${sim}${url.hash}`
}

/** The marketplace of a test. */
export function openMarketplace(own: Page, monitor: PageMonitor, live: boolean): Marketplace {
  return {
    live,
    async visit(path, sim = '', page = own) {
      monitor.allow(...expectedErrors(sim))
      if (live && sim) {
        const token = await applyHostScenario(sim)
        if (token)
          await page
            .context()
            .addCookies([{ name: 'token', value: token, url: addresses.live, sameSite: 'Lax' }])
      }
      await page.goto(live ? path : withScenario(path, sim))
    },
  }
}
