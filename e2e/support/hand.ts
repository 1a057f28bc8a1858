import type { Locator, Page } from '@playwright/test'

/** How somebody works the screen: by mouse (or finger), or by keyboard alone. */
export interface Hand {
  /** Follows a link or presses a button. */
  press(target: Locator): Promise<void>
  /** Ticks a checkbox or chooses a radio button. */
  choose(target: Locator): Promise<void>
  /** Types into a field, in place of what it holds. */
  fill(field: Locator, text: string): Promise<void>
}

/** Presses of the Tab key after which a target counts as out of reach. */
const REACH = 60
/** Presses after which one looks up. */
const LOOK_UP = 10

export const pointer: Hand = {
  press: (target) => target.click(),
  choose: (target) => target.check(),
  fill: (field, text) => field.fill(text),
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Whether the target is nearer by Shift+Tab, going round at the ends: an endless list has no end to reach by Tab. */
function isBehind(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    // Whatever stands before is behind, however long a list has grown meanwhile.
    if (document.activeElement && document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) return true
    const scope = document.querySelector('dialog[open]') ?? document
    const stops = [...scope.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex="0"]')].filter(
      (stop) => stop.checkVisibility() && !stop.closest('[inert]'),
    )
    const follows = (stop: Node) =>
      Boolean(document.activeElement && document.activeElement.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)
    const place = stops.findIndex((stop) => stop === document.activeElement || follows(stop))
    const ahead = (stops.indexOf(element as HTMLElement) - Math.max(place, 0) + stops.length) % stops.length
    return ahead > stops.length / 2
  })
}

/** Walks by Tab, or back by Shift+Tab, until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  let key = 'Tab'
  for (let presses = 0; presses < REACH; presses += 1) {
    if (await hasFocus(target)) return
    // Looked up anew on the way: a list that has come meanwhile may have made the other way the shorter one.
    if (presses % LOOK_UP === 0) key = (await isBehind(target)) ? 'Shift+Tab' : 'Tab'
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} is out of the keyboard's reach`)
}

/** The radio button of a group at which Tab stops. */
async function stopOf(radio: Locator): Promise<Locator> {
  const name = await radio.getAttribute('name')
  const group = radio.page().locator(`input[type=radio][name="${name}"]`)
  const checked = group.and(radio.page().locator(':checked'))
  return (await checked.count()) > 0 ? checked : group.first()
}

/** Keys alone, as somebody without a mouse uses them. */
export function keyboard(page: Page): Hand {
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
      await tabTo(page, await stopOf(target))
      for (let presses = 0; presses < 12 && !(await target.isChecked()); presses += 1) await page.keyboard.press('ArrowDown')
    },
    async fill(field, text) {
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
  }
}
