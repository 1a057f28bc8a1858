import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import type { RunningHost } from '#mocks/hosts/node/run.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import { orderOf } from '../support/order.ts'
import { notifyIn, once, openSocket, signedIn, startWith } from './hostClient.ts'

let host: RunningHost
const start = async (...args: string[]) => {
  host = await startWith(['--address', '0.0.0.0', '--products', '200', ...args])
  return host.port
}
afterEach(() => host.stop())

/**
 * The address of a product's picture for a request with these headers, some of which `fetch` would
 * not send.
 */
function pictureFor(headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const path = `/api/products/${namedProducts.mango.id}`
    const sent = request({ host: '127.0.0.1', port: host.port, path, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () =>
        resolve((JSON.parse(text) as { display_picture: string }).display_picture),
      )
    })
    sent.once('error', reject)
    sent.end()
  })
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

    const order = orderOf('liza', 'freshMilk', { payment_method: 'gcash' })
    const { checkout_page_url: page, transactions } = await call<{
      checkout_page_url: string
      transactions: { _id: string }[]
    }>('POST', '/transactions', order)
    expect(page).toContain(`${base}/provider/`)
    const shown = await (await fetch(page)).text()
    expect(shown).toContain('Suki Pay')
    const style = /rel="stylesheet" href="([^"]+)"/.exec(shown)?.[1] as string
    expect((await fetch(new URL(style, page))).headers.get('content-type')).toBe(
      'text/css; charset=utf-8',
    )
    expect(
      (await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) }))
        .status,
    ).toBe(200)
    expect(await call('GET', `/transactions/payment-intent/${transactions[0]?._id}`)).toMatchObject(
      { status: 'PAID' },
    )

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

test('a given public address is that of everything, whatever the request says', async () => {
  await start('--public-url', 'https://suki.test/market/', '--trust-proxy')
  expect(await pictureFor({ host: 'phone.test', 'x-forwarded-host': 'other.test' })).toMatch(
    /^https:\/\/suki\.test\/market\/media\//,
  )
  expect(await pictureFor({ host: 'phone.test', 'x-suki-world': 'phone' })).toMatch(
    /^https:\/\/suki\.test\/market\/w\/phone\/media\//,
  )
})

test('a proxy names the address only where it is trusted', async () => {
  await start()
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'suki.test, inner' }
  expect(await pictureFor({ host: 'phone.test:80', ...forwarded })).toContain(
    'http://phone.test:80/media/',
  )
  await host.stop()
  await start('--trust-proxy')
  expect(await pictureFor({ host: 'phone.test:80', ...forwarded })).toContain(
    'https://suki.test/media/',
  )
  expect(await pictureFor({ host: 'phone.test:80', 'x-forwarded-host': '"><script>' })).toContain(
    `${host.url}/media/`,
  )
})
