import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyPicture, takeEarlyAnswer } from '../../src/api/earlyAnswer.ts'

const url = 'https://api.example.com/api/products?page=1&limit=8'
const call = (address = url, init?: RequestInit) => takeEarlyAnswer(new Request(address, init))
const early = (answer: Promise<Response>) => Object.assign(globalThis, { earlyAnswer: { url, answer } })

const openedFor = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms)

beforeEach(() => void openedFor(800))
afterEach(() => {
  Object.assign(globalThis, { earlyAnswer: undefined, earlyPicture: undefined })
  vi.restoreAllMocks()
})

test('an answer that came while the app was loading is taken once, by the call that it is for', async () => {
  early(Promise.resolve(new Response('early')))
  expect(call('https://api.example.com/api/products?page=2&limit=8')).toBeUndefined()
  expect(call(url, { method: 'POST' })).toBeUndefined()
  expect(await (await call())?.text()).toBe('early')
  expect(call()).toBeUndefined()
})

test('a user gets no answer that was given to a visitor, and nobody an old one', () => {
  early(Promise.resolve(new Response('early')))
  expect(call(url, { headers: { Authorization: 'Bearer x' } })).toBeUndefined()
  early(Promise.resolve(new Response('early')))
  openedFor(60_000)
  expect(call()).toBeUndefined()
})

test('a call whose early answer did not come goes to the network', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('from the network'))
  early(Promise.reject(new TypeError('Failed to fetch')))
  expect(await (await call())?.text()).toBe('from the network')
})

test('the first picture is known of the product whose page was opened, and of no other', () => {
  expect(earlyPicture('mango')).toBeUndefined()
  Object.assign(globalThis, { earlyPicture: { id: 'mango', src: '/mango.webp' } })
  expect(earlyPicture('mango')).toBe('/mango.webp')
  expect(earlyPicture('rice')).toBeUndefined()
})
