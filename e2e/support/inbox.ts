import { controlClient } from '#mocks/hosts/node/control/client.ts'
import { addresses } from '#scripts/addresses.mjs'
import { by } from './by.ts'
import { applyHostScenario, type Marketplace } from './marketplace.ts'
import { openConsole } from './pageObjects.ts'
import { expect, type Page } from './test.ts'

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

/** Oldest first. */
async function mailsTo(page: Page, marketplace: Marketplace, email: string): Promise<string[]> {
  if (marketplace.live) {
    const { data } = await controlClient(addresses.host).GET('/inbox', {
      params: { query: { to: email } },
    })
    return (data?.mails ?? []).map(({ body }) => body)
  }
  const list = by.list(by.dialog(page, 'Demo: simulated marketplace'))
  return inConsole(page, 'Home', async () => {
    await expect(list.first()).toBeVisible()
    return (
      await by
        .listitem(list)
        .filter({ hasText: `to ${email}` })
        .allInnerTexts()
    ).toReversed()
  })
}

/** The latest code sent to an address. */
export async function codeFor(
  page: Page,
  marketplace: Marketplace,
  email: string,
): Promise<string> {
  const text = (await mailsTo(page, marketplace, email)).at(-1) ?? ''
  const code = /\d{6}/.exec(text)?.[0]
  if (!code) throw new Error(`No code has arrived at ${email}`)
  return code
}

/** Longer than any code is valid. */
export async function passAnHour(page: Page, marketplace: Marketplace): Promise<void> {
  if (marketplace.live) await applyHostScenario('advance:60')
  else await inConsole(page, 'Time', () => by.button(page, '+1 hour').click())
}

export const otherThan = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0')
