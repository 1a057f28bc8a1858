import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { TableName, UserRow } from '#fixtures/rows.ts'
import { keys } from '../world/keys.ts'
import type { Table } from '../world/tables.ts'
import type { World } from '../world/world.ts'
import { shownFiles } from './files.ts'

// Few: the simulator holds no real secrets, but never plain text.
const ITERATIONS = 1000

const derive = (password: string, salt: Uint8Array, iterations: number) =>
  bytesToHex(pbkdf2(sha256, utf8ToBytes(password), salt, { c: iterations, dkLen: 32 }))

/** Unites letters such as 'ñ', which keyboards compose differently (NIST 800-63B). */
const composed = (password: string) => password.normalize('NFKC')

/** `salt` is any text that is unique to the account. */
export function hashPassword(password: string, salt: string): string {
  const saltHex = bytesToHex(sha256(utf8ToBytes(salt)).slice(0, 16))
  return `pbkdf2$${ITERATIONS}$${saltHex}$${derive(composed(password), hexToBytes(saltHex), ITERATIONS)}`
}

/** Tries the password as it was typed, too; without a hash, none matches. */
export function verifyPassword(password: string, stored: string | null): boolean {
  const [, iterations, salt, hash] = stored?.split('$') ?? []
  return (
    salt !== undefined &&
    [composed(password), password].some(
      (form) => derive(form, hexToBytes(salt), Number(iterations)) === hash,
    )
  )
}

const LOGIN_WINDOW_MS = 15 * 60_000
const MAX_LOGIN_FAILURES = 10

export const emailTaken = (world: World, email: string) =>
  world.tables.users.countBy('email', email.toLowerCase()) > 0

/** Ignores `exceptId`. */
export const phoneTaken = (world: World, phone: string, exceptId?: string) =>
  world.tables.users.by('contact_number', phone).some((user) => user._id !== exceptId)

/** Adds a number until the name is unique. */
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

/** Ends the sessions of the account, except the one in which it is changed (`kept`). */
export function changePassword(
  world: World,
  { _id, email }: UserRow,
  password: string,
  kept: string | null,
): void {
  // Ids sort as they were made.
  const sessions = { since: world.newId('meta'), kept }
  world.tables.users.update(_id, { password_hash: hashPassword(password, email), sessions })
  world.bus.endSessions(_id)
}

/** Ms; 0 when it is not. */
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

/** Removes rows that are theirs alone (`keys`); orders and reviews stay, as the shops' records. */
export function deleteAccount(world: World, userId: string): void {
  const { tables } = world
  const liked = tables.likes.by('user_id', userId)
  const followed = tables.follows.by('user_id', userId)
  const shown = shownFiles(world, userId)
  const email = tables.users.get(userId)?.email
  for (const [name, { owner }] of Object.entries(keys)) {
    if (owner === null) continue
    const table = tables[name as TableName] as unknown as Table<{
      _id: string
      [column: string]: unknown
    }>
    for (const { _id } of table.by(owner, owner === 'email' ? email : userId))
      if (!shown.has(_id)) table.remove(_id)
  }
  for (const { product_id } of liked)
    tables.products.update(product_id, { likes: tables.likes.countBy('product_id', product_id) })
  for (const { shop_id } of followed)
    tables.shops.update(shop_id, { followers: tables.follows.countBy('shop_id', shop_id) })
  tables.users.remove(userId)
  world.bus.endSessions(userId)
}
