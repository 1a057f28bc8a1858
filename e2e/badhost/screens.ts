import type { Page } from '@playwright/test'
import type { PersonaKey } from '../../fixtures/named.ts'
import { conversationIds, orderIds, scheduleIds } from '../../fixtures/named.ts'
import { addressSection, choosePlace } from '../support/addressForm.ts'
import { checkoutPath, placeButton } from '../support/checkout.ts'
import { buyer, productPath } from '../support/records.ts'

/** A screen, or something that a user does there. */
export interface Screen {
  name: string
  path: string
  /** The signed-in buyer; a visitor without it. */
  as?: PersonaKey
  bar?: 'logo'
  /** Steps before the host turns bad. */
  prepare?: (page: Page) => Promise<unknown>
  /** What is done on the bad host: the calls are those that it makes. Without it, the screen is opened on the bad host. */
  act?: (page: Page) => Promise<unknown>
  /** Only calls that change something count: the others belong to the screens. */
  writes?: boolean
}

const profile = '/profile/mia-villanueva'
const chat = `/liza-manalo/chats?chat=${conversationIds.lizaRice}`
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const buying = (page: Page, name: string) => page.getByRole('group', { name: 'Buy this product' }).getByRole('button', { name })
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const picture = { name: 'a.png', mimeType: 'image/png', buffer: pixel }

export const screens: readonly Screen[] = [
  { name: 'home', path: '/home', as: 'liza' },
  { name: 'home of a visitor', path: '/home' },
  { name: 'discover', path: '/discover?query=rice', as: 'liza' },
  { name: 'product', path: productPath('jasmineRice'), as: 'liza' },
  { name: 'shop', path: '/san-fernando-rice-center', as: 'liza' },
  { name: 'favourites', path: '/favourites', as: 'liza' },
  { name: 'cart', path: '/cart', as: 'liza' },
  { name: 'checkout', path: checkoutPath('jasmineRice', 'mango'), as: 'mia' },
  { name: 'checkout result', path: `/cart/checkout?status=success&id=${orderIds.lizaPending}`, as: 'liza' },
  { name: 'profile', path: profile, as: 'mia' },
  { name: 'orders', path: '/profile/liza-manalo/orders', as: 'liza' },
  { name: 'one order', path: `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`, as: 'liza' },
  { name: 'schedules', path: '/order/schedule', as: 'liza' },
  { name: 'one schedule', path: `/order/schedule/${scheduleIds.weeklyGroceries}`, as: 'liza' },
  { name: 'chats', path: '/liza-manalo/chats', as: 'liza' },
  { name: 'a chat', path: chat, as: 'liza' },
  { name: 'nearby', path: '/nearby', as: 'liza' },
  { name: 'notifications', path: '/favourites', as: 'liza', act: (page) => press(page, /^Notifications/) },
  { name: 'chat list', path: '/favourites', as: 'liza', act: (page) => press(page, /^Chats/) },
  {
    name: 'search suggestions',
    path: '/favourites',
    as: 'liza',
    act: (page) => page.getByRole('combobox', { name: 'Search products' }).pressSequentially('rice'),
  },
  {
    name: 'address dialog',
    path: profile,
    as: 'mia',
    act: (page) => addressSection(page).getByRole('button', { name: 'Add Address' }).click(),
  },
  {
    name: 'login',
    path: '/home?login=true',
    prepare: fillLogin,
    act: (page) => dialog(page).getByRole('button', { name: 'Log in' }).click(),
  },
  {
    name: 'signup',
    path: '/home?signup=true',
    prepare: fillSignup,
    act: (page) => dialog(page).getByRole('button', { name: 'Proceed' }).click(),
  },
  {
    name: 'reset password',
    path: '/reset-password',
    bar: 'logo',
    prepare: (page) => page.getByLabel('Email', { exact: true }).fill(buyer('mia').email),
    act: (page) => press(page, 'Next'),
  },
]

async function fillLogin(page: Page): Promise<void> {
  await field(page, 'Email').fill(buyer('mia').email)
  await field(page, 'Password').fill(buyer('mia').password)
}

async function fillSignup(page: Page): Promise<void> {
  await field(page, 'Email').fill('bago@suki.example')
  for (const label of ['Password', 'Confirm password']) await field(page, label).fill('bagong-suki')
}

async function fillAddress(page: Page): Promise<void> {
  await addressSection(page).getByRole('button', { name: 'Add Address' }).click()
  const form = page.getByRole('dialog', { name: 'Add Address' })
  await choosePlace(form, 'Region', 'National Capital')
  await choosePlace(form, 'City or municipality', 'Pasig')
  await choosePlace(form, 'Barangay', 'Kapitolyo')
  for (const [label, text] of [
    ['Street', '7 West Capitol Drive'],
    ['ZIP code', '1603'],
    ['Latitude', '14.57'],
    ['Longitude', '121.05'],
  ] as const)
    await form.getByLabel(label).fill(text)
}

async function rate(page: Page): Promise<void> {
  await press(page, 'Rate')
  await dialog(page)
    .getByRole('radio', { name: /^5 star/ })
    .first()
    .check()
}

async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } })
  await page.getByLabel('Change Picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByRole('dialog', { name: 'Crop your picture' }).getByRole('button', { name: 'Use Picture' }).click()
}

const order = `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`

const deeds: Omit<Screen, 'writes'>[] = [
  {
    name: 'add to cart',
    path: productPath('mango'),
    as: 'liza',
    prepare: (page) => buying(page, 'Add to cart').click(),
    act: (page) => dialog(page).getByRole('button', { name: 'Add to cart' }).click(),
  },
  { name: 'change a quantity', path: '/cart', as: 'liza', act: (page) => press(page, 'Increase quantity') },
  { name: 'remove from cart', path: '/cart', as: 'liza', act: (page) => press(page, /^Remove /) },
  {
    name: 'follow',
    path: '/san-fernando-rice-center',
    as: 'mia',
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Follow(ing)?$/ })
        .click(),
  },
  { name: 'like', path: productPath('mango'), as: 'liza', act: (page) => press(page, /^Like, /) },
  {
    name: 'save profile',
    path: profile,
    as: 'mia',
    prepare: (page) => page.getByLabel('First name', { exact: true }).fill('Mia Clara'),
    act: (page) => press(page, 'Save Changes'),
  },
  {
    name: 'add an address',
    path: profile,
    as: 'mia',
    prepare: fillAddress,
    act: (page) => dialog(page).getByRole('button', { name: 'Save Address' }).click(),
  },
  {
    name: 'send a message',
    path: chat,
    as: 'liza',
    prepare: (page) => page.getByRole('textbox', { name: /^Message to/ }).fill('Magandang araw po'),
    act: (page) => page.getByRole('textbox', { name: /^Message to/ }).press('Enter'),
  },
  { name: 'place an order', path: checkoutPath('quickmelt', 'ubePandesal'), as: 'mia', act: (page) => placeButton(page).click() },
  {
    name: 'write a review',
    path: order,
    as: 'liza',
    prepare: rate,
    act: (page) => dialog(page).getByRole('button', { name: 'Submit rating' }).click(),
  },
  {
    name: 'upload a picture',
    path: profile,
    as: 'mia',
    prepare: choosePicture,
    act: (page) => press(page, 'Save Changes'),
  },
  {
    name: 'upload pictures of a review',
    path: order,
    as: 'liza',
    async prepare(page) {
      await rate(page)
      await dialog(page)
        .getByLabel(/^Add Files/)
        .setInputFiles([picture])
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Submit rating' }).click(),
  },
]

/** What a user does, of which only the calls that change something are answered badly. */
export const actions: readonly Screen[] = deeds.map((deed) => ({ ...deed, writes: true }))
