import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { type RunningHost, startHost } from '#mocks/hosts/node/run.ts'

const APP = 'http://app.example:4173'
let host: RunningHost
beforeAll(async () => {
  const args = readArgs(['--port', '0', '--origin', APP, '--products', '50'])
  host = await startHost(args, () => {})
})
afterAll(() => host.stop())

const url = (path: string) => host.url + path
const preflight = (origin: string) =>
  fetch(url('/api/carts'), {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  })

test('a listed origin may call with credentials', async () => {
  const answer = await preflight(APP)
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe(APP)
  expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
  expect(answer.headers.get('access-control-allow-headers')).toContain('idempotency-key')
  expect(answer.headers.get('access-control-allow-headers')).toContain('x-suki-world')
  expect(
    (await fetch(url('/api/products'), { headers: { origin: APP } })).headers.get(
      'access-control-allow-origin',
    ),
  ).toBe(APP)
  // Errors need the headers too, otherwise the app could not read them.
  expect(
    (await fetch(url('/api/nowhere'), { headers: { origin: APP } })).headers.get(
      'access-control-allow-origin',
    ),
  ).toBe(APP)
})

test('any other origin may not', async () => {
  expect(
    (await preflight('http://evil.example')).headers.get('access-control-allow-origin'),
  ).toBeNull()
})
