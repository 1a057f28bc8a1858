import type { Page } from '@playwright/test'
import type { PersonaKey } from '#fixtures/named.ts'
import { conversationIds, orderIds, scheduleIds } from '#fixtures/named.ts'
import { choosePlace } from '../support/addressForm.ts'
import { by } from '../support/by.ts'
import { checkoutPath } from '../support/checkout.ts'
import { buyer, productPath } from '../support/records.ts'
import { dialog, fillLogin, fillSignup, openAddress, press, profile, shop } from './steps.ts'

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
    path: `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`,
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
    act: (page) => press(page, /^Notifications/),
  },
  { name: 'chat list', path: '/favourites', as: 'liza', act: (page) => press(page, /^Chats/) },
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
    act: (page) => choosePlace(dialog(page), 'Region', 'Central Luzon'),
  },
  {
    name: 'barangays of an address',
    path: profile,
    as: 'mia',
    async prepare(page) {
      await openAddress(page)
      await choosePlace(dialog(page), 'Region', 'National Capital')
    },
    act: (page) => choosePlace(dialog(page), 'City or municipality', 'Pasig'),
  },
  {
    name: 'login',
    path: '/home?login=true',
    prepare: fillLogin,
    act: (page) => by.button(dialog(page), 'Log in').click(),
  },
  {
    name: 'signup',
    path: '/home?signup=true',
    prepare: fillSignup,
    act: (page) => by.button(dialog(page), 'Proceed').click(),
  },
  {
    name: 'reset password',
    path: '/reset-password',
    bar: 'logo',
    prepare: (page) => page.getByLabel('Email', { exact: true }).fill(buyer('mia').email),
    act: (page) => press(page, 'Next'),
  },
  {
    name: 'code of a reset',
    path: `/reset-password?email=${buyer('mia').email}&step=1`,
    bar: 'logo',
    prepare: (page) => page.getByLabel('Code', { exact: true }).fill('123456'),
    act: (page) => press(page, 'Next'),
  },
  {
    name: 'password of a reset',
    path: `/reset-password?email=${buyer('mia').email}&step=2&token=made-up`,
    bar: 'logo',
    async prepare(page) {
      for (const label of ['New password', 'Confirm password'])
        await page.getByLabel(label, { exact: true }).fill('bagong-suki')
    },
    act: (page) => press(page, 'Reset Password'),
  },
]
