import { expect, type Locator, type Page } from '@playwright/test'
import type { Step, Target } from '#fixtures/tours/tour.ts'
import type { TourPlace } from '#fixtures/tours/tours.ts'
import { by } from './by.ts'
import { pauseBeforePress } from './inputDevice.ts'

function locate(page: Page, { role, name, hasText, within }: Target): Locator {
  const parent = within ? locate(page, within) : page
  const found = parent.getByRole(role, { name, exact: typeof name === 'string' })
  return (hasText === undefined ? found : found.filter({ hasText }))
    .filter({ visible: true })
    .first()
}

export const tourCard = (page: Page, { tour, step }: TourPlace) =>
  by.region(page, `${tour.title}, step ${step + 1} of ${tour.steps.length}`, { exact: true })

const visibleBox = (target: Locator) =>
  target.evaluate((element) => {
    const outline = element.matches('input[type=radio], input[type=checkbox]')
      ? (element.closest('label') ?? element)
      : element
    const { left, top, width, height } = outline.getBoundingClientRect()
    return { x: left, y: top, width, height }
  })

export async function expectStep(page: Page, place: TourPlace): Promise<void> {
  const step = stepOf(place)
  const card = tourCard(page, place)
  await expect(by.heading(card, step.title, { exact: true })).toBeVisible()
  await expect(card.getByText(step.text, { exact: true })).toBeVisible()
  const number = card.getByText(`${place.step + 1} of ${place.tour.steps.length}`, { exact: true })
  await expect(number).toBeVisible()
  const target = locate(page, step.ring ?? step.target)
  await expect(async () => {
    const [box, around, beside] = [
      await visibleBox(target),
      await page.locator('dialog[popover] .ring').boundingBox(),
      await card.boundingBox(),
    ]
    if (!around || !beside) throw new Error('The card is not there')
    const shared = (a: typeof box, b: typeof box) =>
      Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
      Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
    expect(shared(box, around), `the ring of '${step.title}'`).toBeCloseTo(
      box.width * box.height,
      -2,
    )
    const screen = { x: 0, y: 0, ...page.viewportSize()! }
    expect(shared(beside, screen), `the card of '${step.title}' on the screen`).toBeCloseTo(
      beside.width * beside.height,
      -3,
    )
    expect(shared(box, beside), `what the card of '${step.title}' covers`).toBe(0)
    const focused = page
      .locator('dialog[popover]:focus-within')
      .or(target.and(page.locator(':focus')))
    await expect(focused, `the focus at '${step.title}'`).not.toHaveCount(0, { timeout: 1 })
    // A dialog stays named, and can be closed. On a phone the card takes the navigation's place.
    const kept = await page.evaluate(() => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
      const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')
      const bar = innerWidth < 600 ? null : document.querySelector('header nav')
      return [title?.parentElement, bar].flatMap((one) => one?.getBoundingClientRect() ?? [])
    })
    for (const one of kept) expect(shared(one, beside), `the bars under '${step.title}'`).toBe(0)
    expect(shared(box, screen), `what is in view of '${step.title}'`).toBeGreaterThan(0)
    for (const part of [step.target, ...(step.about ?? [])]) {
      const found = locate(page, part)
      // Some parts are on one width only.
      if ((await found.count()) === 0) continue
      const about = await visibleBox(found)
      expect(shared(about, screen), `what '${step.title}' speaks of`).toBeGreaterThan(0)
      // The edge of a map may be under the card.
      expect(
        shared(about, beside) / (about.width * about.height),
        `the share of what '${step.title}' speaks of under its card`,
      ).toBeLessThan(0.1)
    }
    // A map may take seconds to draw.
  }).toPass({ timeout: 20_000 })
}

export function stepOf({ tour, step }: TourPlace): Step {
  const found = tour.steps[step]
  if (!found) throw new Error(`There is no step ${step} in ${tour.name}`)
  return found
}

export async function followCard(page: Page, place: TourPlace): Promise<void> {
  const { action, target } = stepOf(place)
  const card = tourCard(page, place)
  const isLast = place.step === place.tour.steps.length - 1
  await pauseBeforePress(card)
  if (!action) return by.button(card, isLast ? 'Finish' : 'Next').press('Enter')
  if (action.kind === 'happen') return by.button(card, action.label).click()
  const element = locate(page, target)
  if (action.kind === 'press')
    return target.role === 'radio' || target.role === 'checkbox' ? element.check() : element.click()
  await element.press('End')
  await element.pressSequentially(action.text)
  await element.press('Enter')
}
