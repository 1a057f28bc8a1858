import type { World } from '../world/world.ts'

/** First words of the app's addresses: a shop with such a handle could never be opened. */
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

/** Ignores case. */
export const freeName = (world: World, name: string, ownId?: string) =>
  name.trim() !== '' &&
  others(world, ownId).every((shop) => shop.shop_name.toLowerCase() !== name.trim().toLowerCase())

export const freeHandle = (world: World, handle: string, ownId?: string) =>
  HANDLE.test(handle) &&
  !SCREENS.includes(handle) &&
  world.tables.shops.by('shop_handle', handle).every((shop) => shop._id === ownId)

export const freeEmail = (world: World, email: string, ownId?: string) =>
  EMAIL.test(email) &&
  others(world, ownId).every((shop) => shop.business_email !== email.toLowerCase())

export const freePhone = (world: World, phone: string, ownId?: string) =>
  PHONE.test(phone) && others(world, ownId).every((shop) => shop.business_contact_number !== phone)
