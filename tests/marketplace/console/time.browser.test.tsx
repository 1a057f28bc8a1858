import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scheduleIds } from '#fixtures/named.ts'
import { TimeTab } from '#mocks/demo/console/time/TimeTab.tsx'
import { DEFAULT_NOW } from '#mocks/hosts/vitest.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { choose, click, consoleOf, showTab, expectShown } from './consoleOf.tsx'

const HOUR = 3_600_000

function open() {
  const marketplace = consoleOf({ products: 120 })
  // Its real time stands still in tests, unlike the page's.
  applyScenario(marketplace, { freeze: true })
  const { world } = marketplace
  showTab(TimeTab, marketplace)
  return { marketplace, world, passed: () => world.clock.now() - DEFAULT_NOW }
}

/** Asks for a day and time in Manila. */
async function goTo(value: string) {
  await screen.findByRole('button', { name: 'Go there' })
  fireEvent.change(screen.getByLabelText('Day and time in Manila'), { target: { value } })
  await click('Go there')
}

test('the clock stops and runs, faster too, and jumps by an hour, by a day and to a date', async () => {
  const { world, passed } = open()
  await expectShown(/Jul 20, 2026, 10:00:00\sAM \(stopped\)/)
  await click('+1 hour')
  await expect.poll(passed).toBe(HOUR)
  await click('+1 day')
  await expect.poll(passed).toBe(25 * HOUR)
  await expectShown(/Jul 21, 2026, 11:00:00\sAM \(stopped\)/)
  await goTo('2026-07-23T18:30')
  await expect
    .poll(() => new Date(world.clock.now()).toISOString())
    .toBe('2026-07-23T10:30:00.000Z')
  await click('Run')
  await expect.poll(() => world.clock.frozen).toBe(false)
  await choose('Runs', '1 hour per second')
  await expect.poll(() => world.clock.speed).toBe(3600)
  await click('Freeze')
  await expect.poll(() => world.clock.frozen).toBe(true)
})

test('a day that has passed is one on which a new world can begin', async () => {
  const { passed } = open()
  await goTo('2026-07-19T08:00')
  await expectShown(/^The clock only goes forward/)
  expect(screen.getByRole('button', { name: 'Start a new world then' })).toBeVisible()
  await goTo('2099-07-19T08:00')
  await expectShown(/ten years after the beginning/)
  expect(passed()).toBe(0)
})

test('the clock jumps to the next morning, when shops are open, and the tab says when the world began', async () => {
  const { world } = open()
  await expectShown(/^This world began at Jul 20, 2026/)
  await click('To 9:30 AM')
  await expect
    .poll(() => new Date(world.clock.now()).toISOString())
    .toBe('2026-07-21T01:30:00.000Z')
})

test('the next event is named, and skipped to', async () => {
  const { marketplace, world } = open()
  document.cookie = `token=${marketplace.login('liza')}; Path=/`
  for (const { _id } of world.tables.jobs.all()) world.tables.jobs.remove(_id)
  applyScenario(marketplace, { latency: 1 })
  world.schedule('schedule:due', scheduleIds.weeklyGroceries, world.clock.now() + 5 * HOUR)
  world.tables.schedules.update(scheduleIds.weeklyGroceries, {
    next_checkout_date: world.clock.isoIn(5 * HOUR),
  })
  await click('+1 hour')
  await expectShown(/^Your list Weekly groceries checks out/)
  await click('Skip to it')
  await expectShown('Happened: Your list Weekly groceries checks out.')
  expect(world.clock.now()).toBe(DEFAULT_NOW + 5 * HOUR)
  expect(screen.getByText(/^Meanwhile: \d+ orders? placed/)).toBeVisible()
  expect(
    within(screen.getByRole('list', { name: 'Newest notifications' })).getAllByRole('listitem')
      .length,
  ).toBeGreaterThan(0)
})

test('a jump over a year says first how much will happen, and can be left', async () => {
  const { marketplace, passed } = open()
  document.cookie = `token=${marketplace.login('liza')}; Path=/`
  applyScenario(marketplace, { latency: 0 })
  await click('+1 hour')
  await goTo('2027-07-20T10:00')
  const question = await screen.findByRole('group', { name: /A lot will happen/ })
  await waitFor(() => expect(question).toHaveFocus())
  expect(question).toHaveAccessibleDescription(
    /^1\d\d check-outs of scheduled lists, with up to \d+ orders and their notifications, and \d+ other events?\./,
  )
  expect(passed()).toBe(HOUR)
  await click('Stay here')
  expect(screen.queryByRole('group', { name: /A lot will happen/ })).toBeNull()
  expect(passed()).toBe(HOUR)
  await click('Go there')
  await click('Jump')
  await expect.poll(passed).toBe(365 * 24 * HOUR)
  expect(
    await screen.findByText(/^Moved to Jul 20, 2027.* liza’s login expired in the meantime\.$/),
  ).toBeVisible()
  expect(screen.getByText(/^Meanwhile: \d+ orders placed, .*\d+ notifications\.$/)).toBeVisible()
  // The app finds no login any more that could have expired.
  expect(document.cookie).not.toContain('token=')
  expect(screen.getByRole('button', { name: 'Log in again as liza' })).toBeVisible()
})
