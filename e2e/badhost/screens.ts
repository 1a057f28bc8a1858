import type { Page } from '@playwright/test'
import { type PersonaKey, conversationIds, orderIds, scheduleIds } from '#fixtures/named.ts'
import { addressSection, choosePlace, saveAddress } from '../support/addressForm.ts'
import { by } from '../support/by.ts'
import { checkoutPath, placeButton } from '../support/checkout.ts'
import { buying, fillLogin } from '../support/pageObjects.ts'
import { png } from '../support/pictures.ts'
import { buyer, productPath } from '../support/records.ts'
import { fillAccount } from '../support/signup.ts'

const profile = '/profile/mia-villanueva'
const shop = '/san-fernando-rice-center'

const press = (name: string | RegExp) => (page: Page) => by.button(page, name).first().click()
const confirm = (name: string) => (page: Page) => by.button(by.dialog(page), name).click()

const openAddress = (page: Page) => by.button(addressSection(page), 'Add Address').click()

async function rate(page: Page): Promise<void> {
  await press('Rate')(page)
  await by
    .radio(by.dialog(page), /^5 star/)
    .first()
    .check()
}

async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } })
  await page
    .getByLabel('Change Picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await by.button(by.dialog(page, 'Crop your picture'), 'Use Picture').click()
}

export interface Screen {
  name: string
  path: string
  /** A visitor without it. */
  as?: PersonaKey
  bar?: 'logo'
  /** Steps before the host turns bad. */
  prepare?: (page: Page) => Promise<unknown>
  /** What is done on the bad host. Without it, the screen is opened there. */
  act?: (page: Page) => Promise<unknown>
  /** Only calls that change something count. */
  writes?: boolean
}

const order = (id: string) => `/profile/liza-manalo/orders?transaction_id=${id}`
const chat = `/liza-manalo/chats?chat=${conversationIds.lizaRice}`

export const screens: readonly Screen[] = [
  { name: 'home', path: '/home', as: 'liza' },
  { name: 'home of a visitor', path: '/home' },
  { name: 'discover', path: '/discover?query=rice', as: 'liza' },
  { name: 'product', path: productPath('jasmineRice'), as: 'liza' },
  { name: 'shop', path: shop, as: 'liza' },
  { name: 'favourites', path: '/favourites', as: 'liza' },
  { name: 'cart', path: '/cart', as: 'liza' },
  { name: 'checkout', path: checkoutPath('jasmineRice', 'mango'), as: 'mia' },
  {
    name: 'checkout result',
    path: `/cart/checkout?status=success&id=${orderIds.lizaPending}`,
    as: 'liza',
  },
  { name: 'profile', path: profile, as: 'mia' },
  { name: 'orders', path: '/profile/liza-manalo/orders', as: 'liza' },
  {
    name: 'one order',
    path: order(orderIds.lizaUnrated),
    as: 'liza',
  },
  { name: 'schedules', path: '/order/schedule', as: 'liza' },
  { name: 'one schedule', path: `/order/schedule/${scheduleIds.weeklyGroceries}`, as: 'liza' },
  { name: 'chats', path: '/liza-manalo/chats', as: 'liza' },
  { name: 'a chat', path: chat, as: 'liza' },
  { name: 'nearby', path: '/nearby', as: 'liza' },
  {
    name: 'notifications',
    path: '/favourites',
    as: 'liza',
    act: press(/^Notifications/),
  },
  { name: 'chat list', path: '/favourites', as: 'liza', act: press(/^Chats/) },
  {
    name: 'search suggestions',
    path: '/favourites',
    as: 'liza',
    act: (page) => by.combobox(page, 'Search products').pressSequentially('rice'),
  },
  {
    name: 'recent searches',
    path: '/favourites',
    as: 'liza',
    act: (page) => by.combobox(page, 'Search products').click(),
  },
  { name: 'address dialog', path: profile, as: 'mia', act: openAddress },
  {
    name: 'provinces of an address',
    path: profile,
    as: 'mia',
    prepare: openAddress,
    act: (page) => choosePlace(by.dialog(page), 'Region', 'Central Luzon'),
  },
  {
    name: 'barangays of an address',
    path: profile,
    as: 'mia',
    async prepare(page) {
      await openAddress(page)
      await choosePlace(by.dialog(page), 'Region', 'National Capital')
    },
    act: (page) => choosePlace(by.dialog(page), 'City or municipality', 'Pasig'),
  },
  { name: 'login', path: '/home?login=true', act: (page) => fillLogin(page, 'mia') },
  { name: 'signup', path: '/home?signup=true', act: (page) => fillAccount(page) },
  {
    name: 'reset password',
    path: '/reset-password',
    bar: 'logo',
    prepare: (page) => page.getByLabel('Email', { exact: true }).fill(buyer('mia').email),
    act: press('Next'),
  },
  {
    name: 'code of a reset',
    path: `/reset-password?email=${buyer('mia').email}&step=1`,
    bar: 'logo',
    prepare: (page) => page.getByLabel('Code', { exact: true }).fill('123456'),
    act: press('Next'),
  },
  {
    name: 'password of a reset',
    path: `/reset-password?email=${buyer('mia').email}&step=2&token=made-up`,
    bar: 'logo',
    async prepare(page) {
      for (const label of ['New password', 'Confirm password'])
        await page.getByLabel(label, { exact: true }).fill('bagong-suki')
    },
    act: press('Reset Password'),
  },
]

const deeds: Omit<Screen, 'writes'>[] = [
  {
    name: 'add to cart',
    path: productPath('mango'),
    as: 'liza',
    prepare: (page) => by.button(buying(page), 'Add to cart').click(),
    act: confirm('Add to cart'),
  },
  {
    name: 'change a quantity',
    path: '/cart',
    as: 'liza',
    act: press('Increase quantity'),
  },
  { name: 'remove from cart', path: '/cart', as: 'liza', act: press(/^Remove /) },
  {
    name: 'follow',
    path: '/san-fernando-rice-center',
    as: 'mia',
    act: (page) => by.button(by.main(page), /^Follow(ing)?$/).click(),
  },
  {
    name: 'unlike',
    path: '/favourites',
    as: 'liza',
    prepare: press(/^Remove .* from favourites/),
    act: press('Continue'),
  },
  { name: 'like', path: productPath('mango'), as: 'liza', act: press(/^Like, /) },
  {
    name: 'save profile',
    path: profile,
    as: 'mia',
    prepare: (page) => page.getByLabel('First name', { exact: true }).fill('Mia Clara'),
    act: press('Save Changes'),
  },
  {
    name: 'add an address',
    path: profile,
    as: 'mia',
    prepare: openAddress,
    act: (page) => saveAddress(by.dialog(page)),
  },
  {
    name: 'send a message',
    path: chat,
    as: 'liza',
    prepare: (page) => by.textbox(page, /^Message to/).fill('Magandang araw po'),
    act: (page) => by.textbox(page, /^Message to/).press('Enter'),
  },
  {
    name: 'place an order',
    path: checkoutPath('quickmelt', 'ubePandesal'),
    as: 'mia',
    act: (page) => placeButton(page).click(),
  },
  {
    name: 'cancel an order',
    path: order(orderIds.lizaPending),
    as: 'liza',
    async prepare(page) {
      await press('Cancel')(page)
      await by.radio(by.dialog(page)).first().check()
    },
    act: confirm('Cancel order'),
  },
  {
    name: 'report a shop',
    path: shop,
    as: 'liza',
    async prepare(page) {
      await press('More about this shop')(page)
      await press('Flag or report this shop')(page)
    },
    act: confirm('Submit'),
  },
  {
    name: 'set a default address',
    path: profile,
    as: 'mia',
    act: press('Set as default'),
  },
  {
    name: 'mark all as read',
    path: '/favourites',
    as: 'liza',
    prepare: press(/^Notifications/),
    act: press('Mark all as read'),
  },
  {
    name: 'skip a date of a list',
    path: `/order/schedule/${scheduleIds.weeklyGroceries}`,
    as: 'liza',
    prepare: press(/^Cancel next checkout/),
    act: confirm('Skip this date'),
  },
  {
    name: 'write a review',
    path: order(orderIds.lizaUnrated),
    as: 'liza',
    prepare: rate,
    act: confirm('Submit rating'),
  },
  {
    name: 'upload a picture',
    path: profile,
    as: 'mia',
    prepare: choosePicture,
    act: press('Save Changes'),
  },
  {
    name: 'upload pictures of a review',
    path: order(orderIds.lizaUnrated),
    as: 'liza',
    async prepare(page) {
      await rate(page)
      await by
        .dialog(page)
        .getByLabel(/^Add Files/)
        .setInputFiles(png('a.png'))
    },
    act: confirm('Submit rating'),
  },
]

/** Of these, only the calls that change something are answered badly. */
export const actions: readonly Screen[] = deeds.map((deed) => ({ ...deed, writes: true }))
