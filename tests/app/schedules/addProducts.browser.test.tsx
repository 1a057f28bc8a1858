import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Market } from '../../marketplace/support/market.ts'
import { productName } from '../support/productNames.ts'
import { dialogNamed, expectShown, press } from '../support/user.ts'
import { detail, groceries, linesOf, openScheduler, freeBoxes } from './support/scheduler.tsx'

const emptied = (market: Market) =>
  linesOf(market).forEach(({ _id }) => market.world.tables.scheduleProducts.remove(_id))
const withoutLikes = ({ world }: Market) =>
  [...world.tables.likes.by('user_id', namedBuyers.liza.id)].forEach(({ _id }) =>
    world.tables.likes.remove(_id),
  )
const nameOf = (market: Market, id: string) =>
  market.world.tables.products.get(id)?.product_name ?? ''

async function openPicker() {
  await detail()
  await press('Add products')
  return dialogNamed('Add products')
}

test('an empty list is filled where it is: from the likes, in one call, and it says how many, SCHED-15 SCHED-75', async () => {
  const { market, calls } = openScheduler({ prepare: emptied })
  const dialog = await openPicker()
  expect(dialog.getByText('Nothing chosen yet')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Add to the list' })).toBeDisabled()
  const boxes = await freeBoxes(dialog)
  for (const box of boxes.slice(0, 2)) await userEvent.click(box)
  expect(dialog.getByText(/^2 products chosen · ₱[\d,.]+$/)).toBeVisible()
  await press('Add 2 to the list', dialog)
  await expectShown('2 products added to list!')
  expect(linesOf(market)).toHaveLength(2)
  expect(calls.filter(({ path }) => path === '/order/schedule/add/product')).toHaveLength(1)
  await expectShown('2 products', await detail())
})

test('products are found by a search, and what was chosen elsewhere stays chosen, SCHED-75', async () => {
  const { market } = openScheduler({ prepare: emptied })
  const dialog = await openPicker()
  const boxes = await freeBoxes(dialog)
  // The first one is searched for.
  await userEvent.click(boxes[1] as HTMLElement)
  await press('Search', dialog, 'radio')
  const cake = nameOf(market, namedProducts.mangoCake.id)
  await userEvent.type(
    await dialog.findByRole('searchbox', { name: 'Search products' }),
    `${cake}{Enter}`,
  )
  await press(`Add ${cake}`, dialog, 'checkbox')
  expect(dialog.getByText(/^2 products chosen/)).toBeVisible()
  await press('Add 2 to the list', dialog)
  await waitFor(() =>
    expect(linesOf(market).map(({ product_id }) => product_id)).toContain(
      namedProducts.mangoCake.id,
    ),
  )
  expect(linesOf(market)).toHaveLength(2)
})

test('products of past orders are offered as they are sold today, and those on the list say so, SCHED-75', async () => {
  const { market } = openScheduler({ at: `/${groceries}` })
  const dialog = await openPicker()
  await press('Past orders', dialog, 'radio')
  const list = within(await dialog.findByRole('list', { name: 'Products you have ordered' }))
  const ordered = new Set(
    market.world.tables.orders
      .by('customer_id', namedBuyers.liza.id)
      .flatMap(({ items }) => items.map(({ product_name }) => product_name)),
  )
  const names = list.getAllByRole('heading').map(productName)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(ordered).toContain(name)
  const listed = new Set(linesOf(market).map(({ product_id }) => nameOf(market, product_id)))
  expect(list.queryAllByText('On the list')).toHaveLength(
    names.filter((name) => listed.has(name)).length,
  )
})

test('who likes nothing is shown what the shops have, SCHED-25', async () => {
  openScheduler({
    prepare: (market) => [withoutLikes, emptied].forEach((change) => change(market)),
  })
  const dialog = await openPicker()
  await expectShown('You have no items in favourites', dialog)
  await press('Find products', dialog)
  const found = await dialog.findByRole('list', { name: 'Products found' })
  expect(within(found).getAllByRole('checkbox').length).toBeGreaterThan(0)
})

test('products that can not be added stay chosen, SCHED-75', async () => {
  const { market } = openScheduler({ prepare: emptied, sim: 'fail:addScheduleProducts:500' })
  const dialog = await openPicker()
  const boxes = await freeBoxes(dialog)
  await userEvent.click(boxes[0] as HTMLElement)
  await press('Add 1 to the list', dialog)
  await expectShown('Product failed to be added to the list.')
  await press('Add 1 to the list', dialog)
  await expectShown('Product added to list!')
  expect(linesOf(market)).toHaveLength(1)
})

test('a list shows what it has ordered on its dates, each with a link to its order, SCHED-76', async () => {
  // More than a week, so that there was a date whatever day it is.
  openScheduler({ sim: 'advance:11520' })
  const past = within(await screen.findByRole('region', { name: 'Past orders' }))
  const links = await past.findAllByRole('link')
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) expect(link.getAttribute('href')).toMatch(/orders\?transaction_id=\w+$/)
})
