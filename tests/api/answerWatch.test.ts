import { afterEach, expect, test, vi } from 'vitest'
import { watchAnswers } from '#api/http/answerWatch.ts'
import { client } from '#api/http/client.ts'

// The client reads the page's address when it is loaded.
vi.hoisted(() => void Object.assign(globalThis, { location: new URL('https://suki.example/') }))

const silent: string[] = []
watchAnswers(
  () => true,
  () => {},
  (operation, why) => void silent.push(`${operation} ${why}`),
)

afterEach(() => {
  vi.unstubAllGlobals()
  silent.length = 0
})

/** Calls while `fetch` rejects with an error, and the device is online or not. */
async function callWith(error: unknown, onLine = true): Promise<void> {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () => Promise.reject(error))
  await expect(client.GET('/products')).rejects.toBe(error)
}

test('a call that got no answer is told, with the operation: a page isn’t told whether CORS refused it', async () => {
  await callWith(new TypeError('Failed to fetch'))
  await callWith(new DOMException('The answer took too long', 'TimeoutError'))
  expect(silent).toEqual(['listProducts network', 'listProducts timeout'])
})

test('neither a call that the page has ended nor one of a device without a network is the host’s', async () => {
  await callWith(new DOMException('', 'AbortError'))
  await callWith(new TypeError('Failed to fetch'), false)
  expect(silent).toEqual([])
})
