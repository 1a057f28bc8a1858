import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropPictures, openPictures } from '../../src/worker/pictures.ts'
import type { ShellEvent } from '../../src/worker/shell.ts'

const scope = 'https://suki.example/shop/'
const origin = 'https://api.example'
const url = `${origin}/files/of-a-chat.webp`

/** The kept files; null when there is no cache. */
let stored: Set<string> | null
/** Ends the write that is under way. */
let written: (() => void) | undefined
/** Answers the request that is under way. */
let answer: (() => void) | undefined

beforeEach(() => {
  stored = null
  ;[written, answer] = [undefined, undefined]
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = () => resolve(new Response('picture')))))
  vi.stubGlobal('caches', {
    match: async () => undefined,
    delete: async () => void (stored = null),
    open: async () => ({
      put: (address: string) =>
        new Promise<void>((resolve) => {
          written = () => {
            stored ??= new Set()
            stored.add(address)
            resolve()
          }
        }),
      delete: async (address: string) => stored?.delete(address),
      keys: async () => [...(stored ?? [])],
    }),
  })
})
afterEach(() => void vi.unstubAllGlobals())

/** Asks for the picture. `shown` resolves to what the page gets, `kept` when the worker has done all that it does about it. */
function ask() {
  const work: Promise<unknown>[] = []
  let shown: Promise<Response> | undefined
  const request = { url, method: 'GET', destination: 'image' } as Request
  const event: ShellEvent = { request, respondWith: (given) => (shown = given), waitUntil: (more) => void work.push(more) }
  openPictures(scope, [origin]).respond(event)
  return { text: async () => (await shown)?.text(), kept: () => Promise.all(work) }
}
/** Waits until the picture is asked for. */
const asked = () => vi.waitUntil(() => answer)
/** Waits until it is being written. */
const writing = () => vi.waitUntil(() => written)

test('a picture is kept for the next visit', async () => {
  const { text, kept } = ask()
  ;(await asked())()
  expect(await text()).toBe('picture')
  const end = await writing()
  end()
  await kept()
  expect([...(stored ?? [])]).toEqual([url])
})

test('a picture that was asked for before the sign-out is shown and not kept, whenever its answer comes', async () => {
  const late = ask()
  const answerLate = await asked()
  await dropPictures(scope)
  answerLate()
  expect(await late.text()).toBe('picture')
  await late.kept()
  expect([...(stored ?? [])]).toEqual([])
})

test('a picture that is being written during the sign-out is removed again', async () => {
  const written = ask()
  ;(await asked())()
  expect(await written.text()).toBe('picture')
  const end = await writing()
  await dropPictures(scope)
  end()
  await written.kept()
  expect([...(stored ?? [])]).toEqual([])
})
