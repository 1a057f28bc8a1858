import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { longDate } from '#lib/dates.ts'
import { productName } from '../support/productNames.ts'
import {
  buttonNamed,
  dialogNamed,
  expectNoDialog,
  expectNoText,
  expectShown,
  expectVisible,
  partNamed,
  press,
} from '../support/user.ts'
import { chooseFree, detail, emptied, openScheduler, riceName } from './support/scheduler.tsx'

const created = 'Successfully created scheduled list.'

/** Opens the scheduler, and what tells which lists it has created. */
function openWithout(sim?: string) {
  const opened = openScheduler({ sim })
  const { tables, market } = opened
  const called = (name: string) =>
    tables.schedules.by('user_id', namedBuyers.liza.id).filter((list) => list.name === name)
  return {
    ...opened,
    called,
    fail: (...faults: Parameters<typeof market.faults.add>[0]) => market.faults.add(faults),
    quantities: (name: string) =>
      opened.lines(called(name)[0]?._id).map(({ quantity }) => quantity),
    creations: () => opened.sent('POST /order/schedule'),
  }
}

const steps = [
  "Set your list's schedule.",
  'Choose the address and the payment method',
  'Choose a color',
  'Add products',
]
type Dialog = Awaited<ReturnType<typeof dialogNamed>>
async function goOn(dialog: Dialog, titles = steps) {
  for (const name of titles) {
    await press('Next', dialog)
    await dialog.findByRole('heading', { level: 3, name })
  }
}
async function openDialog(name: string) {
  await press('New list')
  const dialog = await dialogNamed('New list')
  await userEvent.type(dialog.getByRole('textbox', { name: 'List name' }), name)
  return dialog
}
async function toProducts(name: string) {
  await detail()
  const dialog = await openDialog(name)
  await goOn(dialog)
  return dialog
}

test('five steps with Cancel or Back, Next and Finish; likes in two columns, SCHED-20 SCHED-30 SCHED-25 SCHED-26', async () => {
  openScheduler()
  await detail()
  const dialog = await openDialog('Fiesta')
  const button = (name: string) => dialog.queryByRole('button', { name })
  await expectVisible('navigation', 'Step 1 of 5', dialog)
  expect(button('Cancel')).toBeVisible()
  expect(button('Back')).toBeNull()
  await goOn(dialog, steps.slice(0, 1))
  expect(button('Back')).toBeVisible()
  const types = within(dialog.getByRole('group', { name: 'How often' })).getAllByRole('radio')
  expect(types.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Monthly',
    'Yearly',
    'Weekly',
    'Once',
  ])
  await goOn(dialog, steps.slice(1))
  await expectVisible('heading', 'From your likes', dialog)
  const grid = await dialog.findByRole('list', { name: 'Products you like' })
  const style = getComputedStyle(grid)
  expect(style.gridTemplateColumns.split(' ')).toHaveLength(2)
  expect(style.maxHeight).toBe('400px')
  expect(button('Next')).toBeNull()
  expect(button('Finish')).toBeVisible()
})

test('Finish creates the list once with what was chosen; the dialog stays for more, SCHED-27 SCHED-30 SCHED-51 SCHED-75', async () => {
  const { called, quantities, creations } = openWithout()
  const dialog = await toProducts('Fiesta')
  await chooseFree(dialog)
  await expectShown('Added', dialog)
  await userEvent.click(dialog.getAllByRole('button', { name: 'Increase quantity' })[0]!)
  await userEvent.dblClick(buttonNamed('Finish', dialog))
  await expectShown(created)
  await expectShown('Product added to list!')
  expect(called('Fiesta')).toMatchObject([
    { schedule_type: 'monthly', theme: 'sunrise', payment_method: 'cod' },
  ])
  expect(quantities('Fiesta')).toEqual([2])
  // Still the fifth step: what is on the list says so, and more can be added.
  await expectVisible('heading', 'Add products', dialog)
  await expectShown('On the list', dialog)
  await chooseFree(dialog)
  await press('Add to the list', dialog)
  await expect.poll(() => quantities('Fiesta')).toHaveLength(2)
  await press('Done', dialog)
  await expectNoDialog()
  await expectShown('Every month on day 1, 8:00 AM', await detail('Fiesta'))
  expect(creations()).toHaveLength(1)
  const due = called('Fiesta')[0]?.next_checkout_date ?? ''
  await expectShown(`Next check out ${longDate(due)}`)
})

test('a list whose answer is lost is found, not created again, SCHED-51', async () => {
  const { called, creations } = openWithout('lose:createSchedule')
  await press('Finish', await toProducts('Fiesta'))
  await expectShown(created)
  expect(called('Fiesta')).toHaveLength(1)
  expect(creations()).toHaveLength(1)
})

test('a list that is found only at the second try is this one, though its name is taken, SCHED-51', async () => {
  const { called, fail } = openWithout('lose:createSchedule')
  const dialog = await toProducts('Fiesta')
  fail({ kind: 'fail', operation: 'listSchedules', status: 503, times: 3 })
  await press('Finish', dialog)
  await expectShown('Failed')
  await press('Finish', dialog)
  await expectShown(created)
  expect(called('Fiesta')).toHaveLength(1)
})

test('an older list of the same name is not taken for the new one, SCHED-51', async () => {
  const { fail } = openWithout('fail:listSchedules:500:2')
  await screen.findByText(/^An error has occurred/)
  const dialog = await openDialog(riceName)
  await goOn(dialog)
  fail(
    { kind: 'fail', operation: 'listSchedules', status: 503, times: 2 },
    { kind: 'drop', operation: 'createSchedule', times: 1 },
  )
  await press('Finish', dialog)
  await expectShown('Failed')
  expectNoText(created)
})

test('products whose answer is lost are on the list once, SCHED-75', async () => {
  const { quantities } = openWithout('lose:addScheduleProducts')
  const dialog = await toProducts('Fiesta')
  await chooseFree(dialog, 2)
  await press('Finish', dialog)
  await expectShown('2 products added to list!')
  expect(quantities('Fiesta')).toEqual([1, 1])
})

async function openPicker(options?: Parameters<typeof openScheduler>[0]) {
  const opened = openScheduler(options)
  await detail()
  await press('Add products')
  return { ...opened, dialog: await dialogNamed('Add products') }
}

test('an empty list is filled from the likes, in one call, and says how many; what failed stays chosen, SCHED-15 SCHED-75', async () => {
  const { lines, sent, dialog } = await openPicker({
    prepare: emptied,
    sim: 'fail:addScheduleProducts:500',
  })
  await expectShown('Nothing chosen yet', dialog)
  expect(buttonNamed('Add to the list', dialog)).toBeDisabled()
  await chooseFree(dialog, 2)
  await expectShown(/^2 products chosen · ₱[\d,.]+$/, dialog)
  await press('Add 2 to the list', dialog)
  await expectShown(/failed to be added to the list\.$/)
  await press('Add 2 to the list', dialog)
  await expectShown('2 products added to list!')
  expect(lines()).toHaveLength(2)
  expect(sent(/\/add\/product$/)).toHaveLength(2)
  await expectShown('2 products', await detail())
})

test('products are found by a search, and what was chosen elsewhere stays chosen, SCHED-75', async () => {
  const { tables, lines, dialog } = await openPicker({ prepare: emptied })
  // The first one is searched for.
  await userEvent.click((await dialog.findAllByRole('checkbox'))[1]!)
  await press('Search', dialog, 'radio')
  const { id } = namedProducts.mangoCake
  const cake = tables.products.get(id)!.product_name
  const search = await dialog.findByRole('searchbox', { name: 'Search products' })
  await userEvent.type(search, `${cake}{Enter}`)
  await press(`Add ${cake}`, dialog, 'checkbox')
  await expectShown(/^2 products chosen/, dialog)
  await press('Add 2 to the list', dialog)
  await expect.poll(() => lines().map(({ product_id }) => product_id)).toContain(id)
  expect(lines()).toHaveLength(2)
})

test('products of past orders are offered, and those on the list say so, SCHED-75', async () => {
  const { tables, lines, dialog } = await openPicker()
  await press('Past orders', dialog, 'radio')
  const list = within(await dialog.findByRole('list', { name: 'Products you have ordered' }))
  const ordered = tables.orders
    .by('customer_id', namedBuyers.liza.id)
    .flatMap(({ items }) => items.map(({ product_name }) => product_name))
  const names = list.getAllByRole('heading').map(productName)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(ordered).toContain(name)
  const listed = lines().map(({ product_id }) => tables.products.get(product_id)?.product_name)
  expect(list.queryAllByText('On the list')).toHaveLength(
    names.filter((name) => listed.includes(name)).length,
  )
})

test('who likes nothing is shown what the shops have, SCHED-25', async () => {
  const { dialog } = await openPicker({
    prepare(market) {
      const { likes } = market.world.tables
      for (const { _id } of likes.by('user_id', namedBuyers.liza.id)) likes.remove(_id)
      emptied(market)
    },
  })
  await expectShown('You have no items in favourites', dialog)
  await press('Find products', dialog)
  const found = await dialog.findByRole('list', { name: 'Products found' })
  expect(within(found).getAllByRole('checkbox').length).toBeGreaterThan(0)
})

test('a list shows what it has ordered on its dates, each with a link to its order, SCHED-76', async () => {
  // More than a week, so that there was a date whatever day it is.
  openScheduler({ sim: 'advance:11520' })
  const past = await partNamed('Past orders')
  const links = await past.findAllByRole('link')
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) expect(link.getAttribute('href')).toMatch(/orders\?transaction_id=\w+$/)
})
