import { tours } from '#fixtures/tours/tours.ts'
import { expectAccessible } from './support/axe.ts'
import { account, openConsole } from './support/pageObjects.ts'
import { by, expect, test } from './support/test.ts'
import { expectStep, followCard, tourCard } from './support/tours.ts'

for (const tour of tours)
  test(
    `the tour '${tour.title}' is walked by doing what its cards say`,
    { tag: ['@all', '@all-phone'] },
    async ({ page, monitor }) => {
      if (tour.name === 'developers') monitor.allow(/status of 503/)
      test.slow()
      await page.goto(`/home?tour=${tour.name}`)
      for (const [step] of tour.steps.entries()) {
        const place = { tour, step }
        await test.step(`${step + 1}`, async () => {
          await expectStep(page, place)
          await followCard(page, place)
        })
      }
      await expect(page.locator('dialog[popover]')).toHaveCount(0)
    },
  )

test(
  'a step that has a state of its own begins there by its link, and one without goes there by itself',
  { tag: '@all' },
  async ({ page }) => {
    test.slow()
    // A map would take long to draw.
    await page.setViewportSize({ width: 360, height: 740 })
    const places = tours
      .map((tour) => ({ tour, step: tour.steps.findLastIndex(({ start }) => start) }))
      .filter(({ step }) => step > 0)
    const alone = { tour: tours[2]!, step: 4 }
    for (const place of [...places, alone]) {
      await page.goto(`/home?tour=${place.tour.name}:${place.step + 1}`)
      await expectStep(page, place)
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(tourCard(page, alone)).toHaveCount(0)
    await expect(by.button(page, 'Try again')).toBeVisible()
  },
)

test(
  'a tour is started in the console, goes on after a reload, goes back, acts for the user, and a link to no step says so',
  { tag: '@all' },
  async ({ page, monitor }) => {
    const tour = tours[0]!
    await page.goto('/home')
    await openConsole(page, 'Tours')
    await by.link(page, `Start: ${tour.title}`).click()
    await expectStep(page, { tour, step: 0 })
    await followCard(page, { tour, step: 0 })
    await expectStep(page, { tour, step: 1 })
    await page.reload()
    await expectStep(page, { tour, step: 1 })
    await by.button(tourCard(page, { tour, step: 1 }), 'Previous step').click()
    await expectStep(page, { tour, step: 0 })
    await by.button(tourCard(page, { tour, step: 0 }), 'Do it for me').click()
    await expectStep(page, { tour, step: 1 })
    await by.button(tourCard(page, { tour, step: 1 }), 'End the tour').click()
    await page.reload()
    await expect(by.link(page, /^Pandesal, /).first()).toBeVisible()
    await expect(page.locator('dialog[popover]')).toHaveCount(0)
    monitor.allow(/There is no tour 'market'/)
    await page.goto('/home?tour=market:2')
    await expect(page.getByText(/^There is no tour 'market', only first-order/)).toBeVisible()
  },
)

test(
  'the first page leads into a tour, and to a buyer',
  { tag: ['@all', '@all-phone'] },
  async ({ page }) => {
    await page.goto('/?demo')
    const first = by.dialog(page, 'About this demo')
    await expect(by.h1(first)).toBeVisible()
    await expectAccessible(page)
    await by.link(first, /^Take the tour/).click()
    await expectStep(page, { tour: tours[0]!, step: 0 })
    await page.goto('/?demo')
    await expect(tourCard(page, { tour: tours[0]!, step: 0 })).toHaveCount(0)
    await by.link(first, /^Shop as a buyer/).click()
    await expect(account(page, 'Liza')).toBeVisible()
    await page.reload()
    await expect(first).toHaveCount(0)
  },
)
