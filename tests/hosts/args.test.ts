import { expect, test } from 'vitest'
import { readArgs } from '#mocks/hosts/node/args.ts'

test('the host’s arguments have defaults, lists and times', () => {
  expect(readArgs([])).toMatchObject({
    port: 4010,
    origins: ['http://localhost:4173'],
    seed: 1,
    products: 2000,
    now: undefined,
    control: false,
    publicUrl: undefined,
    trustProxy: false,
    worlds: 16,
  })
  expect(readArgs(['--public-url', 'https://Market.test/']).publicUrl).toBe('https://market.test')
  expect(
    readArgs(['--origin', 'http://a.example,http://b.example/', '--origin', 'http://c.example'])
      .origins,
  ).toEqual(['http://a.example', 'http://b.example', 'http://c.example'])
  expect(readArgs(['--now', '2026-07-20T02:00:00Z']).now).toBe(Date.UTC(2026, 6, 20, 2))
})

test('a wrong argument is named in the error', () => {
  expect(() => readArgs(['--port', 'many'])).toThrow('--port')
  expect(() => readArgs(['--now', 'tomorrow'])).toThrow('--now')
  expect(() => readArgs(['--unheard-of'])).toThrow('--unheard-of')
  for (const address of ['market.test', 'ftp://market.test', 'https://market.test?a=1'])
    expect(() => readArgs(['--public-url', address])).toThrow('--public-url')
})
