import { scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { detail, openEdit, schedulesPath, skipButton, startList } from '../support/schedules.ts'
import { takePictures } from '../support/screens.ts'
import { by, type Page } from '../support/test.ts'

const groceries = 'Weekly groceries'
const path = `${schedulesPath}/${scheduleIds.weeklyGroceries}`
const dialog = (page: Page, name: string) => by.dialog(page, name, { exact: true })
const edit = (entry: string) => ({
  name: entry,
  act: (page: Page) => openEdit(page, groceries, entry),
  shows: (page: Page) => by.button(dialog(page, entry), 'Save'),
  close: (page: Page) => by.button(dialog(page, entry), 'Cancel', { exact: true }).click(),
})

takePictures(
  'schedules',
  // On a phone an address with a list shows it in the sheet, one without it the panel.
  {
    name: 'panel',
    path: schedulesPath,
    sim: 'as:liza',
    shows: (page) => detail(page, groceries),
    rows: 'SCHED-06',
    more: [
      {
        name: 'a list without a next date',
        path: `${schedulesPath}/${scheduleIds.carloNoodles}`,
        sim: 'as:carlo',
        shows: (page) => skipButton(detail(page, 'Noodles for the dorm')),
      },
      {
        name: 'no list',
        path: schedulesPath,
        sim: 'as:jose',
        shows: (page) => page.getByText('You have no schedules'),
      },
    ],
  },
  {
    name: 'list',
    path,
    sim: `as:liza,stock:${namedProducts.chicken.id}:0`,
    shows: (page) => detail(page, groceries),
    rows: 'SCHED-08 SCHED-10 SCHED-16',
    more: [
      {
        name: 'the menu',
        act: (page) => by.button(detail(page, groceries), `Edit ${groceries}`).click(),
        shows: (page) => by.menuitem(page, 'Disable Schedule'),
      },
    ],
  },
  {
    name: 'reschedule',
    path,
    sim: 'as:liza',
    act: edit('Reschedule List').act,
    width: 1280,
    shows: (page) => by.region(dialog(page, 'Reschedule List'), 'Next orders'),
    rows: 'SCHED-16',
    more: [{ ...edit('Rename List'), path }, edit('Shipping Options'), edit('Change color scheme')],
  },
  {
    name: 'new-products',
    path: schedulesPath,
    sim: 'as:jose',
    act: async (page) => {
      const list = await startList(page)
      await list.getByLabel('List name').fill('Month-end sack')
      for (const _step of [1, 2, 3, 4]) await by.button(list, 'Next').press('Enter')
      await by.checkbox(list).first().check()
    },
    width: 1280,
    shows: (page) => by.spinbutton(dialog(page, 'New list')),
    rows: 'SCHED-25',
  },
)
