import { describe, expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import type { TableName } from '#fixtures/rows.ts'
import {
  createAccount,
  deleteAccount,
  displayNameFor,
  emailTaken,
  phoneTaken,
  hashPassword,
  verifyPassword,
} from '#mocks/rules/accounts.ts'
import { grantConsent, readConsent, issueToken, readToken } from '#mocks/rules/tokens.ts'
import { keys } from '#mocks/world/keys.ts'
import type { Table } from '#mocks/world/tables.ts'
import { as, call, openMarket } from '../support/market.ts'
import { steered } from '../support/steered.ts'

const { liza, mia } = namedBuyers

describe('passwords', () => {
  const stored = hashPassword('kalamansi-2000', 'liza@suki.example')

  test('only the right password matches its hash, and none an account without one, AUTH-10 ACCESS-18', () => {
    expect(verifyPassword('kalamansi-2000', stored)).toBe(true)
    for (const wrong of ['', 'kalamansi-2001', 'Kalamansi-2000', 'kalamansi-2000 '])
      expect(verifyPassword(wrong, stored)).toBe(false)
    expect(verifyPassword('', null)).toBe(false)
  })

  test('a password matches in whatever form a keyboard composes its letters, AUTH-10', () => {
    const [composed, typed] = ['Peña-🥭-2026', 'Pen\u0303a-🥭-2026']
    for (const set of [composed, typed])
      for (const entered of [composed, typed])
        expect(verifyPassword(entered, hashPassword(set, 'x'))).toBe(true)
  })

  test('a row stores a salted hash, never the password', () => {
    expect(stored).toMatch(/^pbkdf2\$1000\$[0-9a-f]{32}\$[0-9a-f]{64}$/)
    expect(hashPassword('kalamansi-2000', 'ana@suki.example')).not.toBe(stored)
  })
})

describe('accounts', () => {
  const { world } = openMarket({ products: 80 })

  test('an e-mail in use is taken, ignoring case; a phone number is taken except for its owner, AUTH-26 AUTH-40', () => {
    expect(emailTaken(world, 'LIZA@suki.example')).toBe(true)
    expect(emailTaken(world, 'nobody@suki.example')).toBe(false)
    expect(phoneTaken(world, liza.contact_number)).toBe(true)
    expect(phoneTaken(world, liza.contact_number, liza.id)).toBe(false)
  })

  test('an account’s e-mail is stored in lower case, its display name is unique and valid in an address, AUTH-41', () => {
    expect(displayNameFor(world, 'Liza', 'Manalo')).toBe('liza-manalo-2')
    expect(displayNameFor(world, 'José María', "de l'Año")).toBe('jose-maria-de-l-ano')
    expect(displayNameFor(world, '愛', '!')).toBe('buyer')
    const user = createAccount(world, {
      email: 'New@Suki.Example',
      first_name: 'Bago',
      last_name: 'Suki',
      contact_number: '09170001111',
      password_hash: null,
    })
    expect(user.email).toBe('new@suki.example')
  })

  test('deleting an account deletes its own rows of every table, but what the shops’ records show, and those stay, OPEN-30', () => {
    const { world } = openMarket({ products: 80 })
    const { likes, follows, products, shops, users } = world.tables
    type AnyTable = Table<{ _id: string; [column: string]: string }>
    const all = (Object.keys(keys) as TableName[]).map((name) => ({
      name,
      column: keys[name].owner,
      table: world.tables[name] as unknown as AnyTable,
      owner: keys[name].owner === 'email' ? liza.email : liza.id,
    }))
    for (const { name, column, table, owner } of all)
      if (column !== null && (name === 'files' || table.countBy(column, owner) === 0))
        table.insert({ _id: world.newId(name), [column]: owner })
    /** How many rows the other tables have. */
    const others = () =>
      all.filter(({ name, column }) => name !== 'users' && !column).map(({ table }) => table.size)
    const records = others()
    const liked = likes.by('user_id', liza.id).map(({ product_id }) => product_id)
    const followed = follows.by('user_id', liza.id).map(({ shop_id }) => shop_id)
    deleteAccount(world, liza.id)
    expect(users.get(liza.id)).toBeUndefined()
    const left = all.filter(
      ({ column, table, owner }) => column && table.countBy(column, owner) > 0,
    )
    // The picture that she has sent to a shop.
    expect(left.map(({ name }) => name)).toEqual(['files'])
    expect(world.tables.files.countBy('owner_id', liza.id)).toBe(1)
    expect(others()).toEqual(records)
    for (const id of liked) expect(products.get(id)?.likes).toBe(likes.countBy('product_id', id))
    for (const id of followed) expect(shops.get(id)?.followers).toBe(follows.countBy('shop_id', id))
  })
})

test('a token of the simulated consent window identifies a person, any other token nobody, AUTH-11', () => {
  const person = { email: 'Maria@Suki.example', first_name: 'María', last_name: 'Cruz' }
  const { world } = openMarket({ products: 80 })
  const token = grantConsent(world, person)
  expect(readConsent(world, token)).toEqual({ ...person, email: 'maria@suki.example' })
  const [head, , signature] = token.split('.')
  const forged = `${head}.${btoa(JSON.stringify({ consent: { ...person, email: liza.email }, exp: 9e9 })).replaceAll('=', '')}.${signature}`
  const foreign = grantConsent({ seed: world.seed + 1, clock: world.clock }, person)
  const nameless = grantConsent(world, { ...person, first_name: '' })
  for (const wrong of [
    '',
    'ya29.a0',
    '..',
    `${token}.`,
    forged,
    foreign,
    nameless,
    issueToken(world, liza.id),
  ])
    expect(readConsent(world, wrong), wrong).toBeNull()
  expect(readToken(world, token), 'a consent is no login').toBeNull()
  world.clock.advance(3600_000)
  expect(readConsent(world, token), 'an hour later').toBeNull()
})

test('whether a phone number is free is asked alone, AUTH-40', async () => {
  const market = openMarket({ products: 80 })
  for (const [query, answer] of [
    [`mobileNumber=${liza.contact_number}`, { isValidMobileNumber: false }],
    ['mobileNumber=09179999999', { isValidMobileNumber: true }],
    ['email=nobody@suki.example&mobileNumber=09179999999', { code: 'validation_failed' }],
  ] as const)
    expect((await call(market, 'GET', `/users/check-validity?${query}`)).body).toMatchObject(answer)
})

test('a user’s own phone number is not taken, and is free after a change', async () => {
  const { market, ask } = steered()
  const { contact_number, last_name } = liza
  const own = { contact_number, first_name: 'Elisa' }
  expect((await ask('PUT', '/users', own)).body).toMatchObject({ ...own, last_name })
  const other = { contact_number: '09179999999' }
  expect((await ask('PUT', '/users', other)).body).toMatchObject(other)
  expect((await as(market, 'mia')('PUT', '/users', { contact_number })).status).toBe(200)
})

test('the activity log stores each entry, with the id of the buyer or without one for a visitor, LOG-01', async () => {
  const { market, token, tables } = steered()
  const before = tables.logs.size
  const entry = {
    event_type: 'ORDER',
    event_details: 'Order placed',
    ip_address: '203.0.113.7',
    user_agent: 'Firefox',
    profile: 'BUYER',
  }
  for (const [status, by, user_id] of [
    [201, token, liza.id],
    [201, undefined, ''],
    [403, token, mia.id],
    [403, undefined, mia.id],
  ] as const) {
    const body = { ...entry, user_id }
    expect((await call(market, 'POST', '/user/logs', { token: by, body })).status).toBe(status)
  }
  expect([...tables.logs.all()].slice(before)).toMatchObject([
    { ...entry, user_id: liza.id },
    { ...entry, user_id: null },
  ])
})
