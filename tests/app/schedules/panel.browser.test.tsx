import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { scheduleIds } from '#fixtures/named.ts'
import { longDate } from '#lib/dates.ts'
import { holdCalls } from '../support/holdCalls.ts'
import {
  dialogNamed,
  expectNoDialog,
  expectNone,
  expectNoText,
  expectShown,
  expectVisible,
  partNamed,
  passTime,
  press,
  resize,
  stopTimeouts,
} from '../support/user.ts'
import {
  cards,
  detail,
  edit,
  groceries,
  openScheduler,
  rice,
  riceName,
} from './support/scheduler.tsx'

const searchBox = () => screen.findByRole('searchbox', { name: 'Search in Schedules' })
const openRice = async () => {
  await press(/Rice and laundry/, screen, 'link')
  return detail(riceName)
}
const names = async () =>
  (await cards()).map((card) => within(card).getByRole('link').firstChild?.textContent)

test('the panel lists the schedules; the first is chosen, and the address names it, SCHED-01 SCHED-05 SCHED-07', async () => {
  const { router, stored, lines, path } = openScheduler()
  const panel = await partNamed('Schedules')
  await expectShown('Schedules', panel)
  await expectVisible('button', 'New list', panel)
  expect(await names()).toEqual(['Weekly groceries', riceName])
  const first = (await cards())[0]!
  const card = within(first)
  await expectShown('Checks out weekly', card)
  await expectShown(`Next check out ${longDate(stored()!.next_checkout_date!)}`, card)
  await expectShown(`${lines().length} products`, card)
  expect(first).toHaveAttribute('data-theme', 'sunrise')
  await detail()
  expect(path()).toBe(`/order/schedule/${groceries}`)
  expect(router.state.historyAction).toBe('REPLACE')
  expect(card.getByRole('link')).toHaveAttribute('aria-current', 'page')
})

test('a search goes into the address 500 ms after the last letter, and an empty one out of it, SCHED-02 SCHED-03 SCHED-04', async () => {
  const { router, sent } = openScheduler()
  const search = () => router.state.location.search
  const searches = () => sent(/\/name$/)
  const box = await searchBox()
  expect(box).toHaveAttribute('placeholder', 'Search in Schedules')
  await detail()
  stopTimeouts()
  for (const text of ['r', 'ri', 'ric', 'rice']) {
    fireEvent.change(box, { target: { value: text } })
    await passTime(300)
  }
  await passTime(190)
  expect(search()).toBe('')
  expect(searches()).toEqual([])
  await passTime(20)
  expect(search()).toBe('?query=rice')
  vi.useRealTimers()
  await expect.poll(names).toEqual([riceName])
  expect(searches()).toHaveLength(1)
  // The list that was open stays open: only the panel is searched.
  await detail()
  await userEvent.clear(box)
  await expect.poll(search).toBe('')
  await expect.poll(names).toHaveLength(2)
})

test('the term of the address is searched for at once, and opening a list keeps it, SCHED-03', async () => {
  const { router, path } = openScheduler({ at: `/${groceries}?query=rice` })
  expect(await searchBox()).toHaveValue('rice')
  expect(await names()).toEqual([riceName])
  await openRice()
  expect(path()).toBe(`/order/schedule/${rice}`)
  expect(router.state.location.search).toBe('?query=rice')
})

test('a name that no list has is said, SCHED-02', async () => {
  openScheduler({ at: '?query=fiesta%20%25%20🎉' })
  await expectShown('No lists match “fiesta % 🎉”.')
})

/** Presses the bin of a list, and returns its question. */
async function askToDelete() {
  await press('Delete Weekly groceries')
  return dialogNamed('Delete scheduled list')
}

test('the bin deletes a list after a question; the next one is chosen at once, and nobody misses the deleted one, SCHED-06 SCHED-65 ERR-50', async () => {
  const { calls, path, stored } = openScheduler()
  await detail()
  const question = await askToDelete()
  await expectShown(/Are you sure you want to delete Weekly groceries\?/, question)
  await press('Cancel', question)
  expect(stored()).toBeDefined()
  const again = await askToDelete()
  const answer = holdCalls('/all')
  await press('Delete', again)
  await expectShown('Scheduled list removed.')
  await detail(riceName)
  expect(await names()).toEqual([riceName])
  expect(path()).toBe(`/order/schedule/${rice}`)
  expectNoText('This list does not exist')
  expect(stored()).toBeUndefined()
  const after = () => calls.slice(calls.findIndex(({ method }) => method === 'DELETE') + 1)
  answer()
  await expect.poll(() => after().some(({ path }) => path.endsWith('/all'))).toBe(true)
  expect(after().filter(({ path }) => path.endsWith(groceries))).toEqual([])
})

test.each(['fail:deleteSchedule:500', 'lose:deleteSchedule'])(
  'a list whose deletion fails (%s) stays with its question; the next try deletes it or finds it gone, SCHED-65 SCHED-66 ERR-51',
  async (sim) => {
    const { sent } = openScheduler({ sim })
    const question = await askToDelete()
    await press('Delete', question)
    await expectShown('Failed remove scheduled list')
    await press('Delete', question)
    await expectShown('Scheduled list removed.')
    expect(sent(/^DELETE/)).toHaveLength(2)
  },
)

test('without a list there is nothing to select, and a button for a new list, SCHED-09', async () => {
  openScheduler({ as: 'ana' })
  await expectShown('Select a schedule')
  await expectShown('You have no schedules')
  expect(screen.getAllByRole('button', { name: 'New list' })).toHaveLength(2)
})

test.each([
  ['', 'fail:listSchedules:500:2', 'Weekly groceries'],
  [`/${rice}`, 'fail:listSchedules:500:2,fail:getSchedule:500:2', riceName],
])(
  'at %j lists that can not be loaded say why once, and Retry loads them with the one beside them, SCHED-09 SCHED-72 ERR-62',
  async (at, sim, shown) => {
    openScheduler({ at, sim })
    await expectShown('An error has occurred: Something went wrong on our side')
    expectNoText('Select a schedule')
    await press('Retry')
    await detail(shown)
    expect(await names()).toHaveLength(2)
  },
)

test.each([
  ['nobody has', '65f0a1c2d3e4b5a6000000ff'],
  ['is another user’s', scheduleIds.miaBreakfast],
  ['is no id', 'groceries'],
])('an id that %s is said, and another list can be opened', async (_what, id) => {
  openScheduler({ at: `/${id}` })
  await expectShown('This list does not exist')
  await openRice()
})

test('on a narrow screen a list opens in a side sheet, Back and the cross lead to the panel, SCHED-08', async () => {
  await resize(360, 740)
  const { path } = openScheduler()
  await cards()
  await expect.poll(path).toBe(`/order/schedule/${groceries}`)
  // Chosen by the app: the panel stays in sight.
  expectNone('dialog')
  await press(/Rice and laundry/, screen, 'link')
  const sheet = await dialogNamed('Schedule')
  await expectVisible('article', riceName, sheet)
  await press('Close', sheet)
  await expectNoDialog()
  expect(path()).toBe(`/order/schedule/${rice}`)
})

test('what is typed stays when the window crosses the width of the sheet, SCHED-08', async () => {
  openScheduler({ at: `/${rice}` })
  await detail(riceName)
  await edit('Rename List', riceName)
  const field = () => screen.getByRole('textbox', { name: 'List name' })
  await screen.findByRole('dialog', { name: 'Rename List' })
  await userEvent.type(field(), ' soap')
  await resize(360, 740)
  await expect.poll(() => globalThis.innerWidth).toBe(360)
  expect(field()).toHaveValue('Rice and laundry soap')
  await userEvent.keyboard('{Enter}')
  // The list is where it belongs as soon as its dialog is closed.
  await expectVisible('heading', 'Rice and laundry soap', await dialogNamed('Schedule'))
})
