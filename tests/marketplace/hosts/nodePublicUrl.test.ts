import { afterEach, expect, test } from 'vitest'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import type { RunningHost } from '#mocks/hosts/node/run.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import { orderOf } from '../support/order.ts'
import { notifyIn, once, openSocket, rawRequest, signedIn, startWith } from './hostClient.ts'

let host: RunningHost
const start = async (...args: string[]) => {
  host = await startWith(['--address', '0.0.0.0', '--products', '200', ...args])
  return host.port
}
afterEach(() => host.stop())

const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'suki.test, inner' }
/** The address of a product's picture for a request with these headers, of which Host is one. */
async function pictureFor(headers: Record<string, string>): Promise<string | undefined> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const path = `/api/products/${namedProducts.mango.id}`
  const answer = await rawRequest(
    host,
    `GET ${path} HTTP/1.1\r\nConnection: close\r\n${lines.join('')}\r\n`,
  )
  return /"display_picture":"([^"]+)/.exec(answer)?.[1]
}

test.each(['', '/w/phone'])(
  'by another name than localhost pictures, payment page and chat socket work (world: "%s")',
  async (world) => {
    const base = `http://127.0.0.2:${await start()}${world}`
    const { call, token } = await signedIn(base, 'liza')
    const { display_picture } = await call<{ display_picture: string }>(
      'GET',
      `/products/${namedProducts.mango.id}`,
    )
    expect(display_picture).toContain(`${base}/media/`)
    const picture = await fetch(display_picture)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])

    const { checkout_page_url: page, transactions } = await call<{
      checkout_page_url: string
      transactions: { _id: string }[]
    }>('POST', '/transactions', orderOf('liza', 'freshMilk', { payment_method: 'gcash' }))
    expect(page).toContain(`${base}/provider/`)
    const shown = await (await fetch(page)).text()
    expect(shown).toContain('Suki Pay')
    const style = /rel="stylesheet" href="([^"]+)"/.exec(shown)?.[1] as string
    expect((await fetch(new URL(style, page))).headers.get('content-type')).toBe(
      'text/css; charset=utf-8',
    )
    const body = new URLSearchParams({ outcome: 'paid' })
    expect((await fetch(page, { method: 'POST', body })).status).toBe(200)
    const payment = await call('GET', `/transactions/payment-intent/${transactions[0]?._id}`)
    expect(payment).toMatchObject({ status: 'PAID' })

    const socket = openSocket(base, token)
    await once(socket, 'connect')
    const heard = new Promise<unknown>(
      (resolve) => void socket.onAny((_name, payload) => resolve(payload)),
    )
    await applyDirectives(base, 'say:nena:Kumusta po', token)
    expect(await heard).toMatchObject({ content: 'Kumusta po' })
  },
)

test('two clients of one world that reach it by different names each hear addresses by their own', async () => {
  const port = await start()
  const [here, there] = [`http://127.0.0.1:${port}`, `http://127.0.0.2:${port}`]
  const token = signInAs(host.simulation, 'liza') as string
  const heard: Record<string, string> = {}
  for (const base of [here, there]) {
    const socket = openSocket(base, token)
    socket.onAny((_name, payload: object) => (heard[base] = JSON.stringify(payload)))
    await once(socket, 'connect')
  }
  // Its notification has the picture of the shop.
  const { call } = await signedIn(here, 'liza')
  await call('POST', '/transactions', orderOf('liza', 'freshMilk'))
  await expect.poll(() => Object.keys(heard)).toHaveLength(2)
  expect(heard[here]).toContain(`"${here}/media/`)
  expect(heard[there]).toContain(`"${there}/media/`)
  // What happens by itself belongs to no request.
  notifyIn(host.simulation.world, 'pictures/mango.webp')
  await expect.poll(() => heard[there]).toContain('Weekly')
  expect(heard[there]).toContain(`"${there}/media/pictures/mango.webp"`)
})

test.each([
  [
    'a given public address is that of everything, whatever the request says',
    ['--public-url', 'https://suki.test/market/', '--trust-proxy'],
    { 'x-forwarded-host': 'other.test' },
    'https://suki.test/market/media/',
  ],
  [
    'so it is in each world',
    ['--public-url', 'https://suki.test/market/'],
    { 'x-suki-world': 'phone' },
    'https://suki.test/market/w/phone/media/',
  ],
  ['a proxy does not name the address', [], forwarded, 'http://phone.test:80/media/'],
  ['unless it is trusted', ['--trust-proxy'], forwarded, 'https://suki.test/media/'],
])('%s', async (_what, args, headers, address) => {
  await start(...args)
  expect(await pictureFor({ host: 'phone.test:80', ...headers })).toContain(address)
})

test('a trusted proxy names nothing but an address', async () => {
  await start('--trust-proxy')
  const forged = { host: 'phone.test:80', 'x-forwarded-host': '"><script>' }
  expect(await pictureFor(forged)).toContain(`${host.url}/media/`)
})
