import type { Locator, Page } from '@playwright/test'

/** Pointer or keyboard only. */
export interface InputDevice {
  press(target: Locator): Promise<void>
  choose(target: Locator): Promise<void>
  fill(field: Locator, text: string): Promise<void>
}

/** Then a target counts as unreachable. */
const MAX_PRESSES = 80
/** Then the shorter direction is determined again. */
const CHECK_INTERVAL = 10

const PAUSE_MS = 500

/** The app takes quicker presses at one place for a double press. */
export async function pauseBeforePress(target: Locator): Promise<void> {
  const now = await target.page().evaluate(() => performance.now())
  await target.page().waitForFunction((until) => performance.now() > until, now + PAUSE_MS)
}

export const pointer: InputDevice = {
  async press(target) {
    await pauseBeforePress(target)
    await target.click()
  },
  choose: (target) => target.check(),
  fill: (field, text) => field.fill(text),
}

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** Whether Shift+Tab is nearer: Tab can't reach the end of an endless list. */
function isBehind(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    // The list after the focused element may grow.
    if (
      document.activeElement &&
      document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
    )
      return true
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    const stops = [
      ...scope.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex="0"]'),
    ].filter((stop) => stop.checkVisibility() && !stop.closest('[inert]'))
    const follows = (stop: Node) =>
      Boolean(
        document.activeElement &&
        document.activeElement.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
    const current = stops.findIndex((stop) => stop === document.activeElement || follows(stop))
    const ahead =
      (stops.indexOf(element as HTMLElement) - Math.max(current, 0) + stops.length) % stops.length
    return ahead > stops.length / 2
  })
}

/** Presses Tab or Shift+Tab, or the arrow key in a menu, which has one Tab stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const isInMenu = (await target.getAttribute('role')) === 'menuitem'
  let key = isInMenu ? 'ArrowDown' : 'Tab'
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await hasFocus(target)) return
    if (!isInMenu && presses % CHECK_INTERVAL === 0)
      key = (await isBehind(target)) ? 'Shift+Tab' : 'Tab'
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} can't be reached by keyboard`)
}

const groupOf = async (radio: Locator) =>
  radio.page().locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`)

/** The radio button that Tab reaches. */
async function tabStopOf(radio: Locator): Promise<Locator> {
  const group = await groupOf(radio)
  const checked = group.and(radio.page().locator(':checked'))
  return (await checked.count()) > 0 ? checked : group.first()
}

/** The arrow key for the shorter way; both go round. */
async function arrowTo(radio: Locator): Promise<'ArrowDown' | 'ArrowUp'> {
  const target = await radio.elementHandle()
  return (await groupOf(radio)).evaluateAll((all, wanted) => {
    const ahead =
      (all.findIndex((one) => one === wanted) -
        all.findIndex((one) => one === document.activeElement) +
        all.length) %
      all.length
    return ahead > all.length / 2 ? 'ArrowUp' : 'ArrowDown'
  }, target)
}

export function keyboard(page: Page): InputDevice {
  return {
    async press(target) {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    },
    async choose(target) {
      await target.waitFor()
      if ((await target.getAttribute('type')) !== 'radio') {
        await tabTo(page, target)
        if (!(await target.isChecked())) await page.keyboard.press('Space')
        return
      }
      await tabTo(page, await tabStopOf(target))
      const arrow = await arrowTo(target)
      for (let presses = 0; presses < 12 && !(await target.isChecked()); presses += 1)
        await page.keyboard.press(arrow)
    },
    async fill(field, text) {
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
  }
}
