import { controlClient } from '#mocks/hosts/node/control/client.ts'
import { addresses } from '#scripts/addresses.mjs'
import { by } from './by.ts'
import type { Marketplace } from './marketplace.ts'
import { openConsole } from './pageObjects.ts'
import type { Page } from './test.ts'

/** The latest code that the API host has sent to an address. */
export async function codeAtHost(to: string): Promise<string> {
  const { data } = await controlClient(addresses.host).GET('/inbox', { params: { query: { to } } })
  return data?.mails.at(-1)?.code ?? ''
}

/**
 * The latest code sent to an address. On a narrow screen the console's dialog lies over it, so the
 * screen is wide meanwhile.
 */
export async function codeFor(page: Page, { live }: Marketplace, email: string): Promise<string> {
  if (live) return codeAtHost(email)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 800 })
  await openConsole(page, 'Home')
  const list = by.list(by.dialog(page, 'Demo: simulated marketplace'))
  const text = await by
    .listitem(list)
    .filter({ hasText: `to ${email}` })
    .first()
    .innerText()
  await by.button(page, 'Close the demo panel').click()
  if (size) await page.setViewportSize(size)
  return /\d{6}/.exec(text)?.[0] ?? ''
}

export const otherThan = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0')
