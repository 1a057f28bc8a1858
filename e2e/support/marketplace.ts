import type { Page } from '@playwright/test'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { addresses } from '#scripts/addresses.mjs'
import type { PageMonitor } from './monitor.ts'

/** The demo's simulator, or the live build's API host. */
export interface Marketplace {
  readonly live: boolean
  /** `sim` is the text after `?sim=`. */
  visit(path: string, sim?: string, page?: Page): Promise<void>
}

export function expectedErrors(sim: string): RegExp[] {
  const statuses = [...sim.matchAll(/fail:[^:,]+:(\d{3})/g)].map(
    ([, status]) => new RegExp(`status of ${status}`),
  )
  if (sim.includes('busy:')) statuses.push(/status of (429|503)/)
  if (sim.includes('token:expired')) statuses.push(/status of 401/)
  if (/(drop|lose):/.test(sim)) statuses.push(/net::ERR_/)
  return statuses
}

export const steered: string[] = []

/** Returns a token when the scenario names a buyer. */
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
