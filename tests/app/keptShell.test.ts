import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropShell, openShell, type ShellEvent } from '../../src/worker/shell.ts'

const scope = 'https://suki.example/shop/'
const files = { entry: 'assets/index-a.js', files: ['assets/index-a.js', 'assets/app-a.css'] }
const pageOf = (release: string) => new Response(`<script src="assets/index-${release}.js">`, { headers: { 'Content-Type': 'text/html' } })

/** The server: what it answers by path; a function for an answer that fails or comes late. */
let served: Record<string, () => Response | Promise<Response>>
let stored: Map<string, Map<string, Response>>
let isFull: boolean

beforeEach(() => {
  isFull = false
  stored = new Map()
  served = { '': () => pageOf('a'), 'assets/index-a.js': () => new Response('code'), 'assets/app-a.css': () => new Response('styles') }
  const urlOf = (request: string | Request) => (typeof request === 'string' ? request : request.url)
  vi.stubGlobal('fetch', async (request: string | Request) => {
    const answer = served[urlOf(request).slice(scope.length)]
    return answer ? answer() : new Response('Not found', { status: 404 })
  })
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: string | Request, { cacheName }: { cacheName?: string } = {}) => {
      const found = [...stored].filter(([name]) => cacheName === undefined || name === cacheName)
      return found
        .map(([, cache]) => cache.get(urlOf(request)))
        .find((answer) => answer !== undefined)
        ?.clone()
    },
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, cache)
      return {
        put: async (request: string | Request, answer: Response) => {
          if (isFull) throw new DOMException('Quota exceeded', 'QuotaExceededError')
          cache.set(urlOf(request), answer)
        },
        delete: async (request: string) => cache.delete(request),
      }
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The answer to a request of a page; undefined when it is left to the browser. */
async function ask(shell: ReturnType<typeof openShell>, path: string, mode = 'navigate'): Promise<string | undefined> {
  let answer: Promise<Response> | undefined
  const request = { url: scope + path, method: 'GET', mode } as Request
  const event: ShellEvent = { request, respondWith: (given) => (answer = given), waitUntil: () => undefined }
  shell.respond(event)
  return (await answer)?.text()
}

async function installed() {
  const shell = openShell(scope, files)
  await shell.install()
  await shell.activate()
  return shell
}

test('SHELL-26 the page is the server’s; the kept one where the server is late, in trouble or out of reach', async () => {
  const shell = await installed()
  served[''] = served['products/1'] = () => pageOf('b')
  expect(await ask(shell, 'products/1')).toContain('index-b')
  served['products/1'] = () => new Response('Bad gateway', { status: 502 })
  expect(await ask(shell, 'products/1')).toContain('index-a')
  served['products/1'] = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await ask(shell, 'products/1')).toContain('index-a')
  vi.useFakeTimers()
  served['products/1'] = () => new Promise<Response>(() => undefined)
  const late = ask(shell, 'products/1')
  await vi.advanceTimersByTimeAsync(100)
  expect(await late).toContain('index-a')
})

test('SHELL-26 files of the app are the kept ones; other requests are left to the browser', async () => {
  const shell = await installed()
  served['assets/app-a.css'] = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await ask(shell, 'assets/app-a.css', 'cors')).toBe('styles')
  for (const path of ['robots.txt', 'api/files/1', 'provider.html']) expect(await ask(shell, path)).toBeUndefined()
  expect(await ask(shell, 'api/products', 'cors')).toBeUndefined()
})

test('SHELL-26 a tab that learns of another release does not get the kept page again', async () => {
  const shell = await installed()
  served[''] = () => pageOf('b')
  expect(await ask(shell, '', 'cors')).toContain('index-b')
  served[''] = () => new Response('Bad gateway', { status: 502 })
  expect(await ask(shell, '')).toBe('Bad gateway')
})

test('SHELL-26 a release is kept whole or not at all', async () => {
  served['assets/app-a.css'] = () => pageOf('a')
  await expect(installed()).rejects.toThrow('missing')
  expect(stored.size).toBe(0)
  served['assets/app-a.css'] = () => new Response('styles')
  served[''] = () => pageOf('b')
  await expect(installed()).rejects.toThrow('another release')
  expect(stored.size).toBe(0)
})

test('SHELL-26 with a full disk nothing is kept, no old release either', async () => {
  await installed()
  isFull = true
  vi.spyOn(console, 'warn').mockReturnValue()
  await openShell(scope, { ...files, entry: 'assets/index' }).install()
  expect(stored.size).toBe(0)
})

test('SHELL-26 the two latest releases are kept, and all are dropped where nothing is to be kept', async () => {
  stored = new Map([
    ['suki-shell /shop/ older', new Map()],
    ['suki-shell /shop/ old', new Map()],
    ['suki-shell / old', new Map()],
  ])
  await installed()
  expect([...stored.keys()]).toEqual(['suki-shell /shop/ old', 'suki-shell / old', 'suki-shell /shop/ assets/index-a.js'])
  await dropShell(scope)
  expect([...stored.keys()]).toEqual(['suki-shell / old'])
})
