import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ProductPage } from '#features/catalog/ProductPage.tsx'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { fillPasig, unfoldCoordinates } from '../addresses/support/places.ts'
import { logInAs } from '../auth/loginDialog.ts'
import { openApp } from '../support/app.tsx'
import { openScreen } from '../support/openScreen.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectNoDialog,
  expectNoText,
  expectShown,
  press,
} from '../support/user.ts'

const screens = (
  <Routes>
    <Route path="/products/:id" element={<ProductPage />} />
  </Routes>
)
const { garlic } = namedProducts
type Part = ReturnType<typeof within>
const messages = () => screen.getByRole('region', { name: 'Messages' })
const expectMessage = (text: string) =>
  waitFor(() => expect(within(messages()).getByText(text)).toBeVisible())

/** The user's lists, once they are open. */
async function openedLists() {
  const drawer = await dialogNamed('Add to a scheduled list')
  const entry = async (name: string) => within(await drawer.findByRole('listitem', { name }))
  return { drawer, entry }
}

/** Opens the user's lists from a product's page. */
async function openLists(as: 'liza' | 'ana', sim?: string) {
  const { sent } = openScreen(screens, { at: `/products/${garlic.id}`, as, sim })
  await press('Schedule: add to a list')
  return { ...(await openedLists()), sent }
}

async function startList(drawer: Part) {
  await press('New list', drawer)
  const flow = await dialogNamed('New list')
  const field = await flow.findByLabelText('List name')
  const titled = (name: string) => flow.findByRole('heading', { level: 3, name })
  const toShipping = async () => {
    await press('Next', flow)
    await titled("Set your list's schedule.")
    await press('Next', flow)
    await titled('Choose the address and the payment method')
  }
  const finish = async () => {
    await press('Next', flow)
    await titled('Choose a color')
    expect(flow.getByRole('radio', { name: 'Sunrise' })).toBeChecked()
    expect(flow.getAllByRole('radio')).toHaveLength(15)
    await press('Finish', flow)
  }
  return { flow, field, titled, toShipping, finish }
}

test('lists that cannot be loaded offer Retry without a toast; a failed addition can be tried again, PRODUCT-27 ERR-60 ERR-114', async () => {
  const { drawer, entry, sent } = await openLists(
    'liza',
    'fail:listSchedules:500:2,fail:addScheduleProducts:500',
  )
  await press('Retry', drawer)
  const list = await entry('Rice and laundry')
  expect(messages().textContent).toBe('')
  const add = buttonNamed('Add to Rice and laundry', list)
  await userEvent.click(add)
  await expectMessage('Product failed to be added to the list.')
  expectNoText(/on this list$/, list)
  await waitFor(() => expect(add).toBeEnabled())
  await userEvent.click(add)
  await expectMessage('Product added to list!')
  await expectShown('1 on this list', list)
  expect(sent('POST /order/schedule/add/product')).toHaveLength(2)
})

test('a new list needs a name of its own, and its product can be removed before it is sent, PRODUCT-28 SCHED-50 ERR-48 ERR-61', async () => {
  const { drawer, entry, sent } = await openLists('liza')
  const { flow, field, titled, toShipping, finish } = await startList(drawer)
  await userEvent.type(field, 'weekly GROCERIES')
  await toShipping()
  await finish()
  await expectMessage('Failed')
  await expectMessage('Scheduler Name already exists.')
  await titled('Give your scheduled list a name')
  const again = flow.getByLabelText('List name')
  expect(again).toHaveValue('weekly GROCERIES')

  await userEvent.clear(again)
  await userEvent.type(again, 'Empty basket')
  await press(/^Remove Native Garlic/, flow)
  await expectMessage('Product removed from list!')
  await expectShown('Not on this list', flow)
  await toShipping()
  await finish()
  await expectMessage('Successfully created scheduled list.')
  expectNoText(/on this list$/, await entry('Empty basket'))
  expect(sent('POST /order/schedule')).toMatchObject([
    { name: 'weekly GROCERIES' },
    { name: 'Empty basket' },
  ])
  expect(sent('POST /order/schedule/add/product')).toEqual([])
  await expectNoDialog('New list')

  const next = await startList(drawer)
  await userEvent.type(next.field, 'Never mind')
  await press('Cancel', next.flow)
  await press('Discard', await dialogNamed('Discard this list?'))
  await expectNoDialog('New list')
  expect(sent('POST /order/schedule')).toHaveLength(2)
})

test('a user without lists and addresses adds both at once, which is logged, SCHED-45 LOG-09 LOG-16', async () => {
  const { drawer, entry, sent } = await openLists('ana')
  await expectShown('You have no lists yet', drawer)
  const { flow, field, toShipping, finish } = await startList(drawer)
  await userEvent.type(field, 'First list')
  await toShipping()
  await expectShown('You have no address yet.', flow)
  await press('New Address', flow)
  const form = await dialogNamed('Add Address')
  await form.findByRole('combobox', { name: 'Region' })
  await unfoldCoordinates(form)
  await fillPasig(form)
  await press('Save Address', form)
  await expectMessage('Address Added')
  await expectNoDialog('Add Address')
  await finish()
  await expectMessage('Successfully created scheduled list.')
  await entry('First list')
  await waitFor(() =>
    expect(sent('POST /user/logs')).toMatchObject([
      { event_type: 'OTHER', event_details: 'Address Added' },
      { event_type: 'SCHEDULE', event_details: 'Schedule Created' },
    ]),
  )
})

test('a visitor logs in, adds a product to a list, and creates another list with it in four steps, PRODUCT-19 PRODUCT-26 ACCESS-19 SCHED-21 SCHED-22 SCHED-23 SCHED-24 SCHED-28 SCHED-51 SCHED-75 ERR-49 ERR-59', async () => {
  const { sent } = openApp(`/products/${garlic.id}`)
  await press('Schedule: add to a list')
  await logInAs(namedBuyers.liza)
  const { drawer, entry } = await openedLists()
  const groceries = await entry('Weekly groceries')
  await expectShown('Checks out weekly', groceries)
  await expectShown(/^Next check out \w+ \d+, \d{4}$/, groceries)
  await press('Increase quantity', groceries)
  await press('Add to Weekly groceries', groceries)
  await expectMessage('Product added to list!')
  await expectShown('2 on this list', groceries)
  const user_id = namedBuyers.liza.id
  const ids = { order_schedule_id: expect.any(String), shop_id: expect.any(String), user_id }
  expect(sent('POST /order/schedule/add/product')).toEqual([
    { products: [{ ...ids, product_id: garlic.id, quantity: 2 }] },
  ])

  const { flow, field, toShipping, finish } = await startList(drawer)
  expect(flow.getByRole('navigation', { name: 'Step 1 of 4' })).toMatchTextContent('Color')
  await userEvent.type(field, 'For the adobo')
  await toShipping()
  expect(flow.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked()
  await finish()
  await expectMessage('Successfully created scheduled list.')
  await expectMessage('Product added to list!')
  expect(sent('POST /order/schedule')).toMatchObject([{ user_id, name: 'For the adobo' }])
  await expectShown('1 on this list', await entry('For the adobo'))
})
