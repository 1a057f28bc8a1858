import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { fileId } from '#fixtures/files.ts'
import { namedBuyers } from '#fixtures/named.ts'
import { limitOf } from '#mocks/hosts/node/limits.ts'
import { wait } from '#mocks/hosts/timers.ts'
import { FORM_LIMIT, JSON_LIMIT } from '#mocks/transport/http/body.ts'
import { MAX_BYTES } from '#mocks/worldFile/contents.ts'
import events from '#openapi/generated/asyncapi.json' with { type: 'json' }
import control from '#openapi/generated/control.json' with { type: 'json' }
import contract from '#openapi/generated/openapi.json' with { type: 'json' }
import { APP, hostOfFile, rawRequest, signedIn } from './hostClient.ts'

const node = hostOfFile('--products', '80', '--request-timeout', '600')
const { url, log } = node
const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(url(path), { method, headers })
const headersOf = ({ headers }: Response): Record<string, string> => Object.fromEntries(headers)
const raw = (...parts: (string | number)[]) => rawRequest(node.host, ...parts)
const bare = (line: string) => raw(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
const { email, password } = namedBuyers.liza
const login = JSON.stringify({ email, password })
const post = (length: number | string, rest = '', path = '/api/auth') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${rest}\r\n`

describe('invalid requests get the contract’s error body', () => {
  const long = 'a'.repeat(40_000)
  test.each<[string, number, string, ...(string | number)[]]>([
    ['bytes that are not HTTP', 400, 'malformed_request', 'MABUHAY\r\n\r\n'],
    ['another protocol', 400, 'malformed_request', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a length that is no number', 400, 'malformed_request', post('many')],
    [
      'headers that are too large',
      431,
      'headers_too_large',
      `GET /api/products HTTP/1.1\r\nHost: x\r\nX-Long: ${long}\r\n\r\n`,
    ],
    ['a body that never arrives', 408, 'request_timeout', post(login.length), login.slice(0, 10)],
    [
      'a body that arrives very slowly',
      408,
      'request_timeout',
      post(login.length),
      ...[...login].slice(0, 20).flatMap((letter) => [letter, 80]),
    ],
    ['headers that arrive slowly', 408, 'request_timeout', 'GET /api/products HTTP/1.1\r\nHo', 900],
    ['a body that is too large', 413, 'too_large', post(2_000_000), '{"email":"'],
  ])('%s', async (_what, status, code, ...parts) => {
    const answer = await raw(...parts)
    expect([answer.split(' ')[1], JSON.parse(answer.split('\r\n\r\n')[1] ?? '')]).toEqual([
      String(status),
      { code, message: expect.any(String) },
    ])
  })

  test('a body that is too large for its type, streamed', async () => {
    const streamed = await fetch(url('/api/auth'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([`{"email":"${'a'.repeat(3_000_000)}"}`]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect([streamed.status, await streamed.json()]).toMatchObject([413, { code: 'too_large' }])
  })

  test('an unknown method, a malformed address, and a file outside of the pictures', async () => {
    for (const [line, answer] of [
      ['GET http://[', /^HTTP\/1.1 400 /],
      ...[
        '/api/%zz',
        '/elsewhere',
        '/media/../../package.json',
        '/media/%2e%2e%2f%2e%2e%2fpackage.json',
      ].map((path): [string, RegExp] => [`GET ${path}`, /^HTTP\/1.1 404 /]),
      ['TRACE /', /^HTTP\/1\.1 405 [^]*allow: GET, /i],
      ['CONNECT x:443', /^HTTP\/1\.1 405 [^]*allow: GET, /i],
    ] as [string, RegExp][])
      expect(await bare(line), line).toMatch(answer)
  })

  test('a client that disconnects does not affect others', async () => {
    const socket = connect(node.host.port, '127.0.0.1')
    socket.write(`${post(500)}{"ema`)
    await wait(50)
    socket.destroy()
    expect((await ask('GET', '/api/products')).status).toBe(200)
  })
})

test('the log has one line per request, with the operation and without tokens', async () => {
  const { token } = await signedIn(node.host.url, 'liza')
  log.length = 0
  await ask('GET', `/api/users/me?token=${token}`, { authorization: `Bearer ${token}` })
  const line = { method: 'GET', path: '/api/users/me', operation: 'getCurrentUser', status: 200 }
  await expect.poll(() => log).toEqual([{ ...line, ms: expect.any(Number) }])
})

test.each([
  [
    'a picture of the marketplace',
    () => `/media/${[...node.host.simulation.world.tables.products.all()][0]?.display_picture}`,
    'image/webp',
  ],
  ['a clip that a shop has sent', () => `/api/files/${fileId('freshMeat')}`, 'video/webm'],
])('%s, whole and in parts, CHAT-14', async (_what, path, type) => {
  const get = async (headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await ask(method, path(), headers)
    const content = new Uint8Array(await answer.arrayBuffer())
    return { status: answer.status, headers: headersOf(answer), content }
  }
  const { status, headers, content } = await get()
  expect([status, headers['accept-ranges']]).toEqual([200, 'bytes'])
  const range = 'bytes=10-19'
  expect(await get({ range, 'if-range': headers.etag! })).toMatchObject({
    status: 206,
    headers: {
      'content-range': `bytes 10-19/${content.length}`,
      'content-length': '10',
      'content-type': type,
    },
    content: content.slice(10, 20),
  })
  expect((await get({ range, 'if-range': '"of another file"' })).content).toEqual(content)
  expect(await get({ range: `bytes=${content.length}-` })).toMatchObject({
    status: 416,
    headers: { 'content-range': `bytes */${content.length}` },
  })
  expect(await get({ range }, 'HEAD')).toMatchObject({
    status: 200,
    headers: { 'content-length': String(content.length) },
    content: { length: 0 },
  })
})

test('HEAD is answered as GET, without the body, and any other method with those that the path has', async () => {
  for (const path of ['/api/products', '/places/regions']) {
    const [got, head] = [await ask('GET', path), await ask('HEAD', path)]
    const length = headersOf(got)['content-length']
    expect([head.status, headersOf(head)['content-length'], await head.text()]).toEqual([
      200,
      length,
      '',
    ])
  }
  expect((await ask('HEAD', '/api/users/me')).status).toBe(401)
  expect((await ask('HEAD', '/api/auth')).status).toBe(405)
  for (const [method, path, allow] of [
    ['DELETE', '/api/products', 'GET, HEAD, OPTIONS'],
    ['QUERY', '/api/products', 'GET, HEAD, OPTIONS'],
    ['POST', '/places/regions', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/auth', 'POST, OPTIONS'],
    ['PUT', '/media/a.png', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/provider/1', 'GET, POST, HEAD, OPTIONS'],
    ['DELETE', '/__sim/clock', 'GET, PATCH, HEAD, OPTIONS'],
  ] as const) {
    const refused = await ask(method, path)
    expect([refused.status, headersOf(refused).allow], path).toEqual([405, allow])
    expect(await refused.json()).toMatchObject({ code: 'method_not_allowed' })
  }
  expect((await ask('OPTIONS', '/api/products')).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  expect((await ask('OPTIONS', '/api/nowhere')).status).toBe(404)
})

test('a client that asks before it sends a body gets 100 Continue, unless the body is too large', async () => {
  const expecting = (what: string) => `Connection: close\r\nExpect: ${what}\r\n`
  const body = JSON.stringify({ email: 'nobody@suki.example', password: 'not-this-one' })
  const ask100 = expecting('100-continue')
  for (const [sent, answer] of [
    [
      [post(body.length, ask100), 50, body],
      /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 401 [^]*invalid_credentials/,
    ],
    [[post(2_000_000, ask100)], /^HTTP\/1\.1 413 [^]*too_large/],
    [[post(2_000_000, ask100, '/api/x/__sim/world-file')], /^HTTP\/1\.1 413 [^]*too_large/],
    [[post(body.length, expecting('a-miracle'))], /^HTTP\/1\.1 417 [^]*expectation_failed/],
  ] as const)
    expect(await raw(...sent)).toMatch(answer)
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

test.each(['/api/carts', '/socket.io/?EIO=4&transport=polling'])(
  'pages of the app, and no others, may call %s with credentials, and read errors too',
  async (path) => {
    const allowed = async (origin: string, method = 'OPTIONS', at = path) => {
      const { headers } = await ask(method, at, {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      })
      return ['origin', 'credentials', 'headers'].map((name) =>
        headers.get(`access-control-allow-${name}`),
      )
    }
    const [origin, credentials, headers] = await allowed(APP)
    expect([origin, credentials]).toEqual([APP, 'true'])
    if (path.startsWith('/api'))
      for (const name of ['idempotency-key', 'x-suki-world']) expect(headers).toContain(name)
    expect((await allowed(APP, 'GET'))[0]).toBe(APP)
    expect((await allowed(APP, 'GET', '/api/nowhere'))[0]).toBe(APP)
    for (const method of ['OPTIONS', 'GET'])
      expect((await allowed('http://evil.example', method))[0]).toBeNull()
  },
)

describe('pages', () => {
  const get = (path: string) => ask('GET', path)
  const POLICY = 'content-security-policy'

  test('the host says that it is up, and serves its contracts', async () => {
    for (const [path, body] of [
      ['/healthz', { status: 'ok', worlds: 1 }],
      ['/openapi.json', contract],
      ['/asyncapi.json', events],
      ['/control.json', control],
    ] as const)
      expect(await (await get(path)).json(), path).toEqual(body)
  })

  test.each(['/', '/w/phone/'])(
    '%s shows the worlds, and leads to the contract and its reference',
    async (path) => {
      await get('/w/phone/api/products?limit=1')
      const page = await get(path)
      const html = await page.text()
      expect(headersOf(page)[POLICY]).toContain("script-src 'self'")
      expect([...html.matchAll(/<tr><td>([^<]+)/g)].map(([, name]) => name)).toEqual([
        'default',
        'phone',
      ])
      const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, at = '']) => at)
      expect(files).toHaveLength(5)
      for (const file of files) expect((await get(file)).status, file).toBe(200)
    },
  )

  test('the reference of the contracts is one page without inline code, which its policy refuses', async () => {
    const page = await get('/contract.html')
    const html = await page.text()
    expect(headersOf(page)[POLICY]).toContain("script-src 'self'")
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=/)
    const [, script] = /src="([^"]+)"/.exec(html) ?? []
    expect(await (await get(`/${script}`)).text()).not.toContain('cdn.redoc.ly')
    const documents = [...html.matchAll(/contract\.html\?(\w+)/g)].map(([, name]) => name)
    expect(documents).toEqual(['openapi', 'locations', 'directions'])
    for (const name of documents) expect((await get(`/${name}.json`)).status).toBe(200)
    expect((await get('/contract.css')).status).toBe(200)
  })
})
