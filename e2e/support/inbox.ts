import { controlClient } from '#mocks/hosts/node/control/client.ts'
import { addresses } from '#scripts/addresses.mjs'
import { by } from './by.ts'
import { applyHostScenario, type Marketplace } from './marketplace.ts'
import { openConsole } from './pageObjects.ts'
import type { Page } from './test.ts'

/**
 * Acts in a tab of the console. On a narrow screen a dialog lies over it, so the screen is wide
 * meanwhile.
 */
async function inConsole<T>(page: Page, tab: string, act: () => Promise<T>): Promise<T> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 800 })
  await openConsole(page, tab)
  const done = await act()
  await by.button(page, 'Close the demo panel').click()
  if (size) await page.setViewportSize(size)
  return done
}

/** The latest code that the API host has sent to an address. */
export async function codeAtHost(to: string): Promise<string> {
  const { data } = await controlClient(addresses.host).GET('/inbox', { params: { query: { to } } })
  return data?.mails.at(-1)?.code ?? ''
}

/** The latest code sent to an address. */
export async function codeFor(page: Page, { live }: Marketplace, email: string): Promise<string> {
  if (live) return codeAtHost(email)
  const list = by.list(by.dialog(page, 'Demo: simulated marketplace'))
  const mail = by.listitem(list).filter({ hasText: `to ${email}` })
  const text = await inConsole(page, 'Home', () => mail.first().innerText())
  return /\d{6}/.exec(text)?.[0] ?? ''
}

/** Longer than any code is valid. */
export async function passAnHour(page: Page, marketplace: Marketplace): Promise<void> {
  if (marketplace.live) await applyHostScenario('advance:60')
  else await inConsole(page, 'Time', () => by.button(page, '+1 hour').click())
}

export const otherThan = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0')
