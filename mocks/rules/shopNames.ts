import type { World } from '../world/world.ts'

/** First words of the addresses of screens: a shop with that handle could never be opened. */
export const SCREENS = [
  'home',
  'discover',
  'products',
  'profile',
  'cart',
  'favourites',
  'order',
  'orders',
  'nearby',
  'reset-password',
  'contact',
  'privacy-policy',
  'terms-conditions',
  'download',
  'api',
]
const HANDLE = /^[a-z0-9._-]{3,30}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^09\d{9}$/

const others = (world: World, ownId?: string) =>
  Array.from(world.tables.shops.all()).filter((shop) => shop._id !== ownId)

/** Whether no other shop has the name, ignoring case. */
export const freeName = (world: World, name: string, ownId?: string) =>
  name.trim() !== '' &&
  others(world, ownId).every((shop) => shop.shop_name.toLowerCase() !== name.trim().toLowerCase())

/** Whether a handle is well-formed, not a route of the app, and not used by another shop. */
export const freeHandle = (world: World, handle: string, ownId?: string) =>
  HANDLE.test(handle) &&
  !SCREENS.includes(handle) &&
  world.tables.shops.by('shop_handle', handle).every((shop) => shop._id === ownId)

/** Whether an e-mail address is well-formed and not used by another shop. */
export const freeEmail = (world: World, email: string, ownId?: string) =>
  EMAIL.test(email) &&
  others(world, ownId).every((shop) => shop.business_email !== email.toLowerCase())

/** Whether a number is a mobile number and not used by another shop. */
export const freePhone = (world: World, phone: string, ownId?: string) =>
  PHONE.test(phone) && others(world, ownId).every((shop) => shop.business_contact_number !== phone)
