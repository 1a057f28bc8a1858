import { request as httpRequest } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { namedBuyers } from '../../fixtures/named.ts'
import { readArgs } from '../../mocks/hosts/node/args.ts'
import { type RunningHost, startHost } from '../../mocks/hosts/node/run.ts'
import { wait } from '../../mocks/hosts/timers.ts'

let host: RunningHost

beforeEach(async () => {
  host = await startHost(readArgs(['--port', '0', '--products', '50', '--control']), () => {})
})
afterEach(() => host.stop())

test('the marketplace is controlled over HTTP', async () => {
  const steer = async (body: string) => (await fetch(`${host.url}/__sim`, { method: 'POST', body })).json()
  expect(await steer('fail:listProducts:503,nonsense')).toEqual({ unknown: ['nonsense'], token: null })
  expect((await fetch(`${host.url}/api/products`)).status).toBe(503)
  expect((await fetch(`${host.url}/api/products`)).status).toBe(200)
  await steer('drop:listProducts')
  await expect(fetch(`${host.url}/api/products`)).rejects.toThrow()
  await steer('empty:listProducts,null:listProducts,hang:listProducts')
  const empty = await fetch(`${host.url}/api/products`)
  expect([empty.status, empty.headers.get('content-length'), await empty.text()]).toEqual([200, '0', ''])
  expect(await (await fetch(`${host.url}/api/products`)).json()).toBeNull()
  await expect(fetch(`${host.url}/api/products`, { signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/)
  expect((await fetch(`${host.url}/api/products`)).status).toBe(200)
  expect(await steer('nokey')).toEqual({ unknown: [], token: null })
  expect(host.simulation.conditions.keys).toBe('ignored')
  expect(await steer('as:liza')).toMatchObject({ token: expect.stringContaining('.') })
})

test('a bearer token names the buyer to whom a shop writes', async () => {
  const { token } = (await (await fetch(`${host.url}/__sim`, { method: 'POST', body: 'as:ana' })).json()) as { token: string }
  const say = async (headers: Record<string, string>) =>
    (await fetch(`${host.url}/__sim`, { method: 'POST', body: 'say:nena:Kumusta po', headers })).json()
  expect(await say({})).toEqual({ unknown: ['say:nena'], token: null })
  expect(await say({ authorization: `Bearer ${token}` })).toEqual({ unknown: [], token: null })
  expect(host.simulation.market.world.tables.conversations.by('buyer_id', namedBuyers.ana.id)).toMatchObject([
    { latest_message: 'Kumusta po' },
  ])
})

test('stopping finishes the current request and accepts no other', async () => {
  await fetch(`${host.url}/__sim`, { method: 'POST', body: 'slow:listProducts:300' })
  const slow = new Promise<number | undefined>((resolve) =>
    httpRequest(`${host.url}/api/products`, ({ statusCode }) => resolve(statusCode)).end(),
  )
  await wait(100)
  const stopped = host.stop()
  await expect(fetch(`${host.url}/api/products`)).rejects.toThrow()
  expect(await slow).toBe(200)
  await stopped
})
