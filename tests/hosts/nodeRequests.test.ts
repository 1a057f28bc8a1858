import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileId } from '#fixtures/files.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { limitOf } from '#mocks/hosts/node/limits.ts'
import { type RunningHost, startHost } from '#mocks/hosts/node/run.ts'
import { FORM_LIMIT, JSON_LIMIT } from '#mocks/transport/http/body.ts'
import { MAX_BYTES } from '#mocks/worldFile/contents.ts'
import { rawRequest } from './rawRequest.ts'

let host: RunningHost
beforeAll(async () => {
  host = await startHost(readArgs(['--port', '0', '--products', '80', '--control']), () => {})
})
afterAll(() => host.stop())

const url = (path: string) => host.url.replace('localhost', '127.0.0.1') + path
const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(url(path), { method, headers })
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

describe('pictures and clips in parts, CHAT-14', () => {
  const picture = () =>
    `/media/${[...host.simulation.world.tables.products.all()][0]?.display_picture}`

  test.each([
    ['a picture of the marketplace', picture],
    ['a clip that a shop has sent', () => `/api/files/${fileId('freshMeat')}`],
  ])('%s', async (_what, path) => {
    const whole = await ask('GET', path())
    const bytes = await bytesOf(whole)
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    const part = await ask('GET', path(), {
      range: 'bytes=10-19',
      'if-range': whole.headers.get('etag') as string,
    })
    expect([
      part.status,
      part.headers.get('content-range'),
      part.headers.get('content-length'),
    ]).toEqual([206, `bytes 10-19/${bytes.length}`, '10'])
    expect(part.headers.get('content-type')).toBe(whole.headers.get('content-type'))
    expect(await bytesOf(part)).toEqual(bytes.slice(10, 20))
    expect(await bytesOf(await ask('GET', path(), { range: 'bytes=-3' }))).toEqual(bytes.slice(-3))
    expect(
      await bytesOf(
        await ask('GET', path(), { range: 'bytes=10-19', 'if-range': '"of another file"' }),
      ),
    ).toEqual(bytes)
    const behind = await ask('GET', path(), { range: `bytes=${bytes.length}-` })
    expect([behind.status, behind.headers.get('content-range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ])
    expect(await behind.json()).toMatchObject({ code: 'range_not_satisfiable' })
    const head = await ask('HEAD', path(), { range: 'bytes=10-19' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(bytes.length),
      '',
    ])
  })
})

test('HEAD is answered as GET, without the body, and any other method with those that the path has', async () => {
  const [got, head] = [await ask('GET', '/api/products'), await ask('HEAD', '/api/products')]
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    got.headers.get('content-length'),
    '',
  ])
  for (const [method, path, allow] of [
    ['DELETE', '/api/products', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/auth', 'POST, OPTIONS'],
    ['PUT', '/media/a.png', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/provider/1', 'GET, POST, HEAD, OPTIONS'],
    ['DELETE', '/__sim/clock', 'GET, PATCH, HEAD, OPTIONS'],
  ] as const) {
    const refused = await ask(method, path)
    expect([refused.status, refused.headers.get('allow')], path).toEqual([405, allow])
    expect(await refused.json()).toMatchObject({ code: 'method_not_allowed' })
  }
  expect((await ask('OPTIONS', '/api/products')).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  expect(
    await rawRequest(host, 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  ).toMatch(/^HTTP\/1\.1 405 [^]*allow: GET, /i)
  expect(await rawRequest(host, 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 405 [^]*Allow: GET, /,
  )
})

test('a client that asks before it sends a body gets 100 Continue, unless the body is too large', async () => {
  const head = (length: number, rest = '', path = '/api/auth') =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n${rest}\r\n`
  const body = JSON.stringify({ email: 'nobody@suki.example', password: 'not-this-one' })
  const asked = await rawRequest(host, head(body.length, 'Expect: 100-continue\r\n'), 50, body)
  expect(asked).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 401 [^]*invalid_credentials/)
  for (const path of ['/api/auth', '/api/x/__sim/world-file'])
    expect(await rawRequest(host, head(2_000_000, 'Expect: 100-continue\r\n', path))).toMatch(
      /^HTTP\/1\.1 413 [^]*too_large/,
    )
  expect(await rawRequest(host, head(body.length, 'Expect: a-miracle\r\n'))).toMatch(
    /^HTTP\/1\.1 417 [^]*expectation_failed/,
  )
})

test.each([
  ['PUT', '/__sim/world-file', MAX_BYTES, JSON_LIMIT],
  ['PUT', '/w/mine/__sim/world-file?a=1', MAX_BYTES, JSON_LIMIT],
  ['POST', '/__sim/world-file', JSON_LIMIT, JSON_LIMIT],
  ['PUT', '/api/x/__sim/world-file', JSON_LIMIT, JSON_LIMIT],
  ['POST', '/api/files', FORM_LIMIT, FORM_LIMIT],
  ['POST', '/w/mine/api/files/multiple', FORM_LIMIT, FORM_LIMIT],
  ['PUT', '/api/files', JSON_LIMIT, JSON_LIMIT],
  ['POST', '/api/carts', JSON_LIMIT, JSON_LIMIT],
])('the limit of a body is that of its route: %s %s', (method, url, withControl, without) =>
  expect([true, false].map((control) => limitOf({ method, url }, control))).toEqual([
    withControl,
    without,
  ]),
)
