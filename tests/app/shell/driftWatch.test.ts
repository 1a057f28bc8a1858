import { afterEach, expect, test, vi } from 'vitest'
import { client } from '#api/http/client.ts'
import { watchHost } from '#observe/drift/watch.ts'

// The client reads the page's address when it is loaded.
vi.hoisted(() => void Object.assign(globalThis, { location: new URL('https://suki.example/') }))

let found: string[] = []
watchHost(
  ({ findings }) =>
    void found.push(
      ...findings.map(({ finding: { operation, actual } }) => `${operation}: ${actual}`),
    ),
)

afterEach(() => {
  vi.unstubAllGlobals()
  found = []
})

/** Calls while `fetch` rejects with an error, and the device is online or not. */
async function callWith(error: unknown, onLine = true): Promise<void> {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () => Promise.reject(error))
  await expect(client.GET('/products')).rejects.toBe(error)
}
const refused = () => new TypeError('Failed to fetch')

test('a call without an answer is found, with the operation: a page isn’t told whether it was the network or CORS', async () => {
  await callWith(refused())
  await callWith(new DOMException('The answer took too long', 'TimeoutError'))
  await expect
    .poll(() => found)
    .toEqual(['listProducts: no answer (network or CORS)', 'listProducts: no answer in time'])
})

test('neither a call that the page has ended nor one of a device without a network is the host’s fault', async () => {
  await callWith(new DOMException('', 'AbortError'))
  await callWith(refused(), false)
  await callWith(refused())
  await expect.poll(() => found).toEqual(['listProducts: no answer (network or CORS)'])
})
