import { namedProducts } from '../../fixtures/namedProducts.ts'
import { scheduleIds } from '../../fixtures/named.ts'
import { pointer } from '../support/inputDevice.ts'
import { detail, openEdit, saveEdit, schedulesPath, skipButton, startList } from '../support/schedules.ts'
import { fail, hang, retry, takePictures, waiting } from '../support/screens.ts'
import type { Page } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog').last()
const groceries = 'Weekly groceries'
const path = `${schedulesPath}/${scheduleIds.weeklyGroceries}`
const openMenu = (page: Page) =>
  detail(page, groceries)
    .getByRole('button', { name: `Edit ${groceries}` })
    .click()

takePictures(
  'schedules',
  // At the narrow widths an address that names a list shows it in the sheet, and one without an id the panel.
  { name: 'panel', path: schedulesPath, sim: 'as:liza', shows: (page) => detail(page, groceries) },
  {
    name: 'list',
    path,
    sim: `as:liza,stock:${namedProducts.chicken.id}:0`,
    shows: (page) => detail(page, groceries),
  },
  { name: 'loading', path, sim: `as:liza,${hang('listSchedules')},${hang('getSchedule')}`, shows: waiting },
  { name: 'empty', path: schedulesPath, sim: 'as:jose', shows: (page) => page.getByText('You have no schedules') },
  { name: 'failed', path: schedulesPath, sim: `as:liza,${fail('listSchedules')}`, shows: retry },
  {
    name: 'paused',
    path: `${schedulesPath}/${scheduleIds.carloNoodles}`,
    sim: 'as:carlo',
    shows: (page) => skipButton(detail(page, 'Noodles for the dorm')),
  },
  {
    name: 'finished',
    path,
    sim: 'as:liza',
    act: async (page) => {
      const timing = await openEdit(page, pointer, groceries, 'Reschedule List')
      await timing.getByRole('radio', { name: 'Once' }).check()
      await timing.getByRole('button', { name: 'Open Calendar' }).click()
      await timing.getByRole('button', { name: 'March 6, 2040' }).click()
      await saveEdit(pointer, timing)
      await skipButton(detail(page, groceries), 'March 6, 2040').click()
      await dialog(page).getByText('The list has no other date: it will be finished.').waitFor()
      await dialog(page).getByRole('button', { name: 'Skip this date' }).click()
      await detail(page, groceries).getByText('Finished: no other date follows.').waitFor()
      await page.reload()
    },
    shows: (page) => detail(page, groceries),
  },
  {
    name: 'unknown',
    path: `${schedulesPath}/${scheduleIds.miaBreakfast}`,
    sim: 'as:liza',
    shows: (page) => page.getByText('This list does not exist'),
    allow: /status of 403/,
  },
  { name: 'menu', path, sim: 'as:liza', anew: true, act: openMenu, shows: (page) => page.getByRole('switch') },
  {
    name: 'reschedule',
    path,
    sim: 'as:liza',
    anew: true,
    act: async (page) => {
      await openMenu(page)
      await page.getByRole('button', { name: 'Reschedule List' }).click()
    },
    shows: (page) => dialog(page).getByRole('region', { name: 'Next check outs' }),
  },
  {
    name: 'skip',
    path,
    sim: 'as:liza',
    anew: true,
    act: (page) => skipButton(detail(page, groceries)).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Cancel next checkout' }),
  },
  {
    name: 'new-schedule',
    path: schedulesPath,
    sim: 'as:jose',
    act: async (page) => {
      const list = await startList(page, pointer)
      await list.getByLabel('List name').fill('Month-end sack')
      await list.getByRole('button', { name: 'Next' }).click()
    },
    shows: (page) => dialog(page).getByRole('region', { name: 'Next check outs' }),
  },
  {
    name: 'new-products',
    path: schedulesPath,
    sim: 'as:jose',
    act: async (page) => {
      const list = await startList(page, pointer)
      await list.getByLabel('List name').fill('Month-end sack')
      for (const _step of [1, 2, 3, 4]) await list.getByRole('button', { name: 'Next' }).click()
      await list.getByRole('checkbox').first().check()
    },
    shows: (page) => dialog(page).getByRole('spinbutton'),
  },
)
