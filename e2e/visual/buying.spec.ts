import { placeOptions } from '../support/addressForm.ts'
import {
  checkoutPath,
  chooseGcash,
  expectAccepted,
  expectForm,
  orderCall,
  placeButton,
} from '../support/checkout.ts'
import { orderCards } from '../support/pageObjects.ts'
import { orderIds, product } from '../support/records.ts'
import { takePictures } from '../support/screens.ts'
import { by, expect, type Page } from '../support/test.ts'

const selectAll = (page: Page) => by.checkbox(page, 'Select all', { exact: true }).check()

takePictures(
  'cart',
  {
    name: 'full',
    path: '/cart',
    sim: 'as:liza',
    act: selectAll,
    shows: (page) => page.getByText('5 products selected'),
    rows: 'CART-10',
    more: [
      {
        name: 'edit mode',
        act: (page) => by.button(page, 'Edit').click(),
        shows: (page) => by.button(page, 'Delete selected'),
      },
    ],
  },
  {
    name: 'sold-out',
    path: '/cart',
    sim: 'as:carlo',
    act: selectAll,
    shows: (page) => by.heading(page, 'Unavailable Products'),
    rows: 'CART-04',
  },
  {
    name: 'empty',
    path: '/cart',
    sim: 'as:ana',
    shows: (page) => page.getByText('You have no items in cart'),
    rows: 'CART-01',
  },
)

const form = checkoutPath('quickmelt', 'ubePandesal')
const address = (page: Page) => by.dialog(page, 'New Address')

takePictures(
  'checkout',
  {
    name: 'full',
    path: form,
    sim: 'as:mia',
    act: expectForm,
    shows: placeButton,
    rows: 'CHECKOUT-02',
    more: [
      {
        name: 'the addresses',
        act: (page) => by.button(page, 'Change address').click(),
        shows: (page) => by.radio(by.region(page, 'Billing & Address')).nth(1),
      },
      {
        name: 'the warning of GCash',
        act: (page) => by.radio(page, /^GCash/).check(),
        shows: (page) => by.dialog(page),
        close: (page) => by.button(by.dialog(page), 'Cancel').click(),
      },
      {
        name: 'an order that exists',
        act: async (page) => {
          await placeButton(page).click()
          await expectAccepted(page)
          await page.goto(form)
        },
        shows: (page) => page.getByText('You have ordered this already'),
      },
      {
        name: 'changes before paying',
        path: checkoutPath('lastCrab', 'bandages'),
        sim: `stock:${product('lastCrab').id}:0`,
        shows: (page) => by.button(page, 'Accept changes'),
      },
    ],
  },
  {
    name: 'payment',
    path: form,
    sim: 'as:mia',
    act: async (page) => {
      await expectForm(page)
      await by
        .radio(by.radiogroup(page, /^Delivery Options of /).first(), 'Delivery', { exact: true })
        .check()
      // The bar with the total lies over the end of the screen.
      await by
        .region(page, 'Payment Method')
        .evaluate((part) => part.scrollIntoView({ block: 'center' }))
    },
    reload: true,
    part: true,
    shows: placeButton,
  },
  {
    name: 'new-address',
    path: form,
    sim: 'as:ana',
    width: 1280,
    shows: (page) => by.combobox(address(page), 'Region'),
    rows: 'ADDR-01 CHECKOUT-08',
    more: [
      {
        name: 'errors',
        act: (page) => by.button(address(page), 'Save Address').click(),
        shows: (page) => address(page).getByText('Coordinates are required'),
      },
      {
        name: 'an open list',
        act: async (page) => {
          await by.combobox(address(page), 'Region').click()
          await expect(placeOptions(address(page)).first()).toBeInViewport()
        },
        shows: (page) => placeOptions(address(page)),
      },
    ],
  },
  {
    name: 'gcash-waiting',
    path: form,
    sim: 'as:mia',
    act: async (page) => {
      await expectForm(page)
      await chooseGcash(page)
      const [popup] = await Promise.all([page.waitForEvent('popup'), placeButton(page).click()])
      await expect(by.button(popup, /^Pay/)).toBeVisible()
    },
    shows: (page) => by.dialog(page, 'Waiting for GCash Payment'),
    rows: 'PAY-08',
    more: [
      {
        name: 'a failed payment',
        act: (page) => by.button(page.context().pages().at(-1)!, 'Fail').click(),
        shows: (page) => page.getByText('The payment failed'),
      },
    ],
  },
  {
    name: 'unconfirmed',
    path: form,
    sim: 'as:mia,slow:createTransactions:60000:9',
    act: async (page) => {
      await expectForm(page)
      const sent = page.waitForRequest(orderCall)
      await placeButton(page).click()
      await sent
      await page.reload()
    },
    width: 1280,
    shows: (page) => page.getByText('Looking for your order...'),
  },
  {
    name: 'result-cash',
    path: `/cart/checkout?status=success&id=${orderIds.lizaPending}`,
    sim: 'as:liza',
    shows: (page) => page.getByText('Order Accepted!').last(),
    rows: 'PAY-15',
  },
)

const path = '/profile/liza-manalo/orders'
const one = (id: string) => `${path}?transaction_id=${id}`
/** A real click may scroll the page. */
const opens = (name: string) => (page: Page) =>
  by.button(page, name, { exact: true }).first().dispatchEvent('click')

takePictures(
  'orders',
  {
    name: 'full',
    path,
    sim: 'as:liza',
    shows: orderCards,
    rows: 'ORDERS-08',
    more: [
      {
        name: 'the reasons to cancel',
        act: opens('Cancel'),
        shows: (page) => by.radio(by.dialog(page)),
      },
    ],
  },
  {
    name: 'rate',
    path: one(orderIds.lizaPartlyRated),
    sim: 'as:liza',
    act: opens('Rate'),
    width: 1280,
    shows: (page) => by.dialog(page).getByText('Delivery'),
    rows: 'ORDERS-24 ORDERS-25 REVIEW-01',
    more: [
      {
        name: 'stars and a picture',
        act: async (page) => {
          await by
            .radio(by.dialog(page), /^5 star/)
            .first()
            .check()
          const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } })
          await by
            .dialog(page)
            .getByLabel(/^Add Files/)
            .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
        },
        shows: (page) => by.button(by.dialog(page), 'Remove file 1, a.png'),
        close: (page) => by.button(by.dialog(page), 'Later').click(),
      },
      {
        name: 'a refund',
        path: one(orderIds.lizaUnrated),
        act: async (page) => {
          await by.button(page, /^More for the order/).dispatchEvent('click')
          await by.menuitem(page, 'Request Refund').dispatchEvent('click')
        },
        shows: (page) => by.dialog(page, 'Request a refund'),
      },
    ],
  },
  {
    name: 'order',
    path: `/orders/${orderIds.lizaPending}`,
    sim: 'as:liza',
    shows: (page) => by.article(page),
    rows: 'ORDERS-26',
  },
)
