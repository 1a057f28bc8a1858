import type { UserRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { hashPassword } from './passwords.ts'

const LOGIN_WINDOW_MS = 15 * 60_000
const MAX_LOGIN_FAILURES = 10

export const emailTaken = (world: World, email: string) =>
  world.tables.users.countBy('email', email.toLowerCase()) > 0

/** Whether a phone number belongs to a user other than `exceptId`. */
export const phoneTaken = (world: World, phone: string, exceptId?: string) =>
  world.tables.users.by('contact_number', phone).some((user) => user._id !== exceptId)

/** A display name for addresses, from the buyer's own name, made unique by a number. */
export function displayNameFor(world: World, first: string, last: string): string {
  const plain =
    `${first}-${last}`
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'buyer'
  for (let n = 1; ; n++) {
    const name = n === 1 ? plain : `${plain}-${n}`
    if (world.tables.users.countBy('display_name', name) === 0) return name
  }
}

/** Adds an account; the e-mail address is stored in lower case. */
export function createAccount(
  world: World,
  details: Pick<UserRow, 'email' | 'first_name' | 'last_name' | 'contact_number'> & {
    password_hash: string | null
  },
): UserRow {
  return world.tables.users.insert({
    ...details,
    _id: world.newId('users'),
    email: details.email.toLowerCase(),
    display_name: displayNameFor(world, details.first_name, details.last_name),
    display_picture: null,
    sessions: null,
    recent_searches: [],
    created_at: world.clock.iso(),
  })
}

/**
 * Gives an account another password and ends its sessions, but for the one in which it is changed
 * (`kept`, null for none).
 */
export function changePassword(
  world: World,
  { _id, email }: UserRow,
  password: string,
  kept: string | null,
): void {
  // Ids sort as they were made: every later session has a higher one.
  const sessions = { since: world.newId('meta'), kept }
  world.tables.users.update(_id, { password_hash: hashPassword(password, email), sessions })
  world.bus.endSessions(_id)
}

/**
 * How long an e-mail address is refused after too many failed logins within the last minutes, ms; 0
 * when it is not.
 */
export function lockedOutFor(world: World, email: string): number {
  const since = world.clock.now() - LOGIN_WINDOW_MS
  const recent = world.tables.loginFailures
    .by('email', email)
    .filter((failure) => Date.parse(failure.at) > since)
  const oldest = recent.at(-MAX_LOGIN_FAILURES)
  return oldest ? Date.parse(oldest.at) - since : 0
}

export const recordLoginFailure = (world: World, email: string) =>
  world.tables.loginFailures.insert({
    _id: world.newId('loginFailures'),
    email,
    at: world.clock.iso(),
  })

export function clearLoginFailures(world: World, email: string): void {
  for (const failure of world.tables.loginFailures.by('email', email))
    world.tables.loginFailures.remove(failure._id)
}

/** Removes a buyer's files but for those that their reviews, messages and shop show. */
function removePrivateFiles({ tables }: World, userId: string): void {
  const messages = tables.conversations
    .by('buyer_id', userId)
    .flatMap(({ _id }) => tables.chatMessages.by('conversation_id', _id))
  const shown = new Set([
    ...tables.reviews.by('user_id', userId).flatMap(({ gallery }) => gallery.map(({ url }) => url)),
    ...messages.map(({ content }) => content),
    ...tables.shops
      .by('owner_id', userId)
      .flatMap(({ cover_photo, display_picture }) => [cover_photo, display_picture]),
  ])
  for (const { _id } of tables.files.by('owner_id', userId))
    if (!shown.has(_id)) tables.files.remove(_id)
}

/** Deletes a buyer and their private data; orders and reviews stay, as the shops' records. */
export function deleteAccount(world: World, userId: string): void {
  const { tables } = world
  for (const like of tables.likes.by('user_id', userId)) {
    tables.likes.remove(like._id)
    tables.products.update(like.product_id, {
      likes: tables.likes.countBy('product_id', like.product_id),
    })
  }
  for (const follow of tables.follows.by('user_id', userId)) {
    tables.follows.remove(follow._id)
    tables.shops.update(follow.shop_id, {
      followers: tables.follows.countBy('shop_id', follow.shop_id),
    })
  }
  for (const line of tables.cartLines.by('user_id', userId)) tables.cartLines.remove(line._id)
  for (const address of tables.addresses.by('user', userId)) tables.addresses.remove(address._id)
  for (const schedule of tables.schedules.by('user_id', userId)) {
    for (const product of tables.scheduleProducts.by('schedule_id', schedule._id))
      tables.scheduleProducts.remove(product._id)
    tables.schedules.remove(schedule._id)
  }
  for (const notification of tables.notifications.by('user_id', userId))
    tables.notifications.remove(notification._id)
  removePrivateFiles(world, userId)
  tables.users.remove(userId)
  world.bus.endSessions(userId)
}
