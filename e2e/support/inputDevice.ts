import type { Locator, Page } from '@playwright/test'

/** How a user operates the screen: by pointer (mouse or touch), or by keyboard only. */
export interface InputDevice {
  /** Follows a link or presses a button. */
  press(target: Locator): Promise<void>
  /** Ticks a checkbox or chooses a radio button. */
  choose(target: Locator): Promise<void>
  /** Types into a field, replacing its text. */
  fill(field: Locator, text: string): Promise<void>
}

/** Number of Tab presses after which a target counts as unreachable. */
const MAX_PRESSES = 80
/** Number of presses after which the shorter direction is determined again. */
const CHECK_INTERVAL = 10

/** Longer than between the two presses of a double press, ms. */
const PAUSE_MS = 500

/**
 * Waits as long as a person does between two presses of different things: the app takes quicker
 * ones at one place for a double press.
 */
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

/**
 * Whether the target is nearer by Shift+Tab, wrapping at the ends: the end of an endless list can't
 * be reached by Tab.
 */
function isBehind(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    // An element before the focused one is always reached backwards, since the list after it may
    // grow.
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

/**
 * Presses Tab, or Shift+Tab, until the target has the focus; in an open menu, whose entries have
 * one Tab stop, the arrow key.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  const isInMenu = (await target.getAttribute('role')) === 'menuitem'
  let key = isInMenu ? 'ArrowDown' : 'Tab'
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await hasFocus(target)) return
    // A list that has loaded meanwhile may have made the other direction shorter.
    if (!isInMenu && presses % CHECK_INTERVAL === 0)
      key = (await isBehind(target)) ? 'Shift+Tab' : 'Tab'
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} can't be reached by keyboard`)
}

/** The radio buttons of a group. */
const groupOf = async (radio: Locator) =>
  radio.page().locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`)

/** The radio button of a group that receives focus by Tab. */
async function tabStopOf(radio: Locator): Promise<Locator> {
  const group = await groupOf(radio)
  const checked = group.and(radio.page().locator(':checked'))
  return (await checked.count()) > 0 ? checked : group.first()
}

/**
 * The arrow key by which a radio button is sooner reached from the one that has the focus; both go
 * round at the ends.
 */
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

/** Keyboard only, as for a user without a pointer. */
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
