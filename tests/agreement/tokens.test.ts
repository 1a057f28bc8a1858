import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { readClaims } from '#lib/jwt.ts'
import { issueToken, readToken, TOKEN_LIFETIME_S } from '#mocks/rules/tokens.ts'
import { call, DEFAULT_NOW, openMarket } from '../marketplace/support/market.ts'

const liza = namedBuyers.liza.id

test('a token is a JWT whose exp is in seconds, and the app reads it, AUTH-13', () => {
  const { world } = openMarket({ products: 80 })
  const token = issueToken(world, liza)
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(readClaims(token)).toEqual({ exp: DEFAULT_NOW / 1000 + TOKEN_LIFETIME_S })
  expect(readToken(world, token)?.buyer._id).toBe(liza)
  expect(issueToken(world, liza)).not.toBe(token)
})

test('a token expires at its exp, AUTH-13', () => {
  const { world } = openMarket({ products: 80 })
  const token = issueToken(world, liza, 60)
  world.clock.advance(59_999)
  expect(readToken(world, token)?.buyer._id).toBe(liza)
  world.clock.advance(1)
  expect(readToken(world, token)).toBeNull()
  expect(readToken(world, issueToken(world, liza, -1))).toBeNull()
})

test('a token with any change is invalid', () => {
  const { world } = openMarket({ products: 80 })
  const token = issueToken(world, liza)
  const forged = [
    `${token}.x`,
    `${token}x`,
    token.slice(0, -1),
    token.replace('.', '..'),
    '',
    '.',
    '..',
    'null',
  ]
  for (const one of forged) expect(readToken(world, one), one).toBeNull()
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'ABCxyz019-_.'), (at, letter) => {
      fc.pre(token[at] !== letter)
      expect(readToken(world, token.slice(0, at) + letter + token.slice(at + 1))).toBeNull()
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => readToken(world, text) === null))
})

test('a token of another world or of a deleted account is not accepted', async () => {
  const [market, other] = [openMarket({ products: 80 }), openMarket({ products: 80, seed: 2 })]
  expect(readToken(other.world, market.login('liza'))).toBeNull()
  const token = market.login('mia')
  market.world.tables.users.remove(namedBuyers.mia.id)
  expect((await call(market, 'GET', '/auth/me', { token })).status).toBe(401)
})
