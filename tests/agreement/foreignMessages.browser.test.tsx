import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { openPageHostedPort } from '#mocks/hosts/browser/pageHost.ts'
import { currentToken } from '#state/session.ts'
import { openApp } from '../app/support/app.tsx'

const uncaught: unknown[] = []
const note = (event: Event) => void uncaught.push(event)
beforeEach(() => {
  addEventListener('error', note)
  addEventListener('unhandledrejection', note)
})
afterEach(() => {
  removeEventListener('error', note)
  removeEventListener('unhandledrejection', note)
})

/** Any page of the origin may post them. */
const values = [
  undefined,
  null,
  0,
  7,
  'text',
  true,
  [],
  [null],
  {},
  new Date(0),
  new Map([['kind', 'left']]),
]
const kinds = [
  { kind: null },
  { kind: 'ended' },
  { kind: 'ended', token: null },
  { kind: ['left'] },
  { kind: 'constructor' },
]
const others = [
  { type: {} },
  { type: 'notification:open' },
  { from: 7 },
  { from: null },
  { to: null },
  { tags: [{}] },
]
const foreign: unknown[] = [...values, ...kinds, ...others]
/** Resolves when all have been heard. */
async function post(name: string): Promise<void> {
  const [stranger, listener] = [new BroadcastChannel(name), new BroadcastChannel(name)]
  const heard = new Promise((resolve) =>
    listener.addEventListener('message', ({ data }) => data === 'the last one' && resolve(data)),
  )
  for (const message of [...foreign, 'the last one']) stranger.postMessage(message)
  await heard
  stranger.close()
  listener.close()
}

test('the app passes over the messages of strangers: nothing fails, and the buyer stays signed in', async () => {
  openApp('/home', 'as:liza')
  await screen.findByRole('link', { name: /^Cart/ })
  const token = currentToken()
  for (const name of ['session', 'changes']) await post(`suki-${name} ${import.meta.env.BASE_URL}`)
  await post(`suki-tabs ${namedBuyers.liza.id}`)
  for (const data of foreign)
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
  const stored = [
    [null, null],
    ['suki.session', '7'],
    ['suki.checkouts', 'null'],
    ['suki.kept', '[]'],
  ] as const
  for (const [key, newValue] of stored)
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  await expect.poll(currentToken).toBe(token)
  expect(screen.queryByText(/TOKEN EXPIRED/)).toBeNull()
  expect(uncaught).toEqual([])
})

test('the page that runs the demo’s marketplace passes over the messages of strangers, and answers others', async () => {
  await openPageHostedPort('/strangers/')
  const answered = vi.fn<(answer: unknown) => void>()
  const channel = new BroadcastChannel('suki-core /strangers/')
  const other = new BroadcastChannel('another page')
  other.addEventListener('message', ({ data }) => answered(data))
  for (const message of foreign) channel.postMessage(message)
  channel.postMessage(other.name)
  await waitFor(() => expect(answered).toHaveBeenCalledWith('served'))
  for (const message of foreign) other.postMessage(message)
  channel.postMessage(other.name)
  await post(other.name)
  expect(answered.mock.calls.flat().filter((answer) => answer === 'served')).toHaveLength(1)
  channel.close()
  other.close()
  expect(uncaught).toEqual([])
})
