import { connect } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileId } from '#fixtures/files.ts'
import { namedBuyers } from '#fixtures/named.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { applyDirectives } from '#mocks/hosts/node/control/client.ts'
import { type RunningHost, startHost } from '#mocks/hosts/node/run.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import { wait } from '#mocks/hosts/timers.ts'
import { rawRequest } from './rawRequest.ts'

const log: Record<string, unknown>[] = []
let host: RunningHost
let token: string

beforeAll(async () => {
  const args = readArgs([
    '--port',
    '0',
    '--products',
    '400',
    '--now',
    '2026-07-20T02:00:00Z',
    '--control',
    '--request-timeout',
    '600',
  ])
  host = await startHost(args, (entry) => void log.push(entry))
  token = signInAs(host.simulation, 'liza') as string
})
afterAll(() => host.stop())

const { email, password } = namedBuyers.liza
const url = (path: string) => host.url.replace('localhost', '127.0.0.1') + path
const port = () => Number(new URL(host.url).port)

const raw = (...parts: (string | Buffer | number)[]) => rawRequest(host, ...parts)
const errorOf = (answer: string) => ({
  status: Number(answer.split(' ')[1]),
  code: (JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as { code: string }).code,
})
const login = JSON.stringify({ email, password })

describe('invalid requests get the contract’s error body', () => {
  test('bytes that are not HTTP', async () => {
    expect(errorOf(await raw('MABUHAY\r\n\r\n'))).toEqual({
      status: 400,
      code: 'malformed_request',
    })
    expect(
      errorOf(await raw('GET /api/products HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n')),
    ).toEqual({
      status: 400,
      code: 'malformed_request',
    })
  })

  test('headers that are too large', async () => {
    expect(
      errorOf(
        await raw(`GET /api/products HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`),
      ),
    ).toEqual({
      status: 431,
      code: 'headers_too_large',
    })
  })

  test('an unknown method or a malformed address', async () => {
    expect(
      errorOf(await raw('TRACE /api/products HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))
        .status,
    ).toBe(405)
    expect(errorOf(await raw('CONNECT other:443 HTTP/1.1\r\nHost: x\r\n\r\n')).status).toBe(405)
    expect(
      errorOf(await raw('GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).status,
    ).toBe(400)
    expect(
      errorOf(await raw('GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).status,
    ).toBe(404)
    expect((await fetch(url('/elsewhere'))).status).toBe(404)
  })

  test('a body that is not JSON, of another type, or missing', async () => {
    const post = (body: string | undefined, type: string) =>
      fetch(url('/api/auth'), { method: 'POST', body, headers: { 'content-type': type } })
    for (const answer of [
      await post('{"email":', 'application/json'),
      await post(login, 'text/plain'),
      await post(undefined, 'application/json'),
    ]) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        message: expect.any(String),
        code: expect.any(String),
      })
    }
  })

  test('a body that is announced and never arrives, or arrives very slowly', async () => {
    const head = `POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n`
    expect(errorOf(await raw(head, login.slice(0, 10)))).toEqual({
      status: 408,
      code: 'request_timeout',
    })
    expect(
      errorOf(await raw(head, ...[...login].slice(0, 20).flatMap((letter) => [letter, 80]))),
    ).toEqual({
      status: 408,
      code: 'request_timeout',
    })
  })

  test('headers that arrive slowly', async () => {
    expect(errorOf(await raw('GET /api/products HTTP/1.1\r\nHo', 900))).toEqual({
      status: 408,
      code: 'request_timeout',
    })
  })

  test('a client that disconnects does not affect others', async () => {
    const socket = connect(port(), '127.0.0.1')
    socket.write(
      `POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"ema`,
    )
    await wait(50)
    socket.destroy()
    expect((await fetch(url('/api/products'))).status).toBe(200)
  })

  test('a body that is too large for its type, announced or streamed', async () => {
    const announced = await raw(
      'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2000000\r\n\r\n',
      '{"email":"',
    )
    expect(errorOf(announced)).toEqual({ status: 413, code: 'too_large' })
    const streamed = await fetch(url('/api/auth'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([`{"email":"${'a'.repeat(3_000_000)}"}`]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(streamed.status).toBe(413)
    expect(await streamed.json()).toMatchObject({ code: 'too_large' })
  })
})

describe('authentication and logging', () => {
  test('the token of a login is accepted as bearer, and no cookie is one', async () => {
    const answer = await fetch(url('/api/auth'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: login,
    })
    const { token: fresh } = (await answer.json()) as { token: string }
    expect(answer.status).toBe(200)
    expect(
      (await fetch(url('/api/users/me'), { headers: { authorization: `Bearer ${fresh}` } })).status,
    ).toBe(200)
    expect(
      (await fetch(url('/api/users/me'), { headers: { cookie: `theme=dark; token=${fresh}` } }))
        .status,
    ).toBe(401)
    expect(
      (await fetch(url('/api/users/me'), { headers: { authorization: 'Bearer forged' } })).status,
    ).toBe(401)
  })

  test('an upload is stored and served', async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
    const form = new FormData()
    form.append('file', new File([png], 'avatar.png', { type: 'image/png' }))
    form.append('folder_name', 'users')
    const answer = await fetch(url('/api/files'), {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(201)
    const stored = (await answer.json()) as { fileId: string }
    const file = await fetch(url(`/api/files/${stored.fileId}`))
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(png)
  })

  test('the log has one line per request, with the operation and without tokens', async () => {
    log.length = 0
    await fetch(url(`/api/users/me?token=${token}`), {
      headers: { authorization: `Bearer ${token}` },
    })
    await wait(20)
    expect(log).toEqual([
      {
        method: 'GET',
        path: '/api/users/me',
        operation: 'getCurrentUser',
        status: 200,
        ms: expect.any(Number),
      },
    ])
  })
})

describe('other paths', () => {
  test('pictures are served, as files of chats too, and no file outside of their folder, CHAT-14', async () => {
    const picture = host.simulation.world.tables.products.all()[Symbol.iterator]().next().value
      ?.display_picture as string
    expect((await fetch(url(`/media/${picture}`))).headers.get('content-type')).toBe('image/webp')
    expect(
      (await fetch(url(`/api/files/${fileId('freshMeat')}`))).headers.get('content-type'),
    ).toBe('video/webm')
    expect(
      errorOf(
        await raw('GET /media/../../package.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
      ).status,
    ).toBe(404)
    expect(
      errorOf(
        await raw(
          'GET /media/%2e%2e%2f%2e%2e%2fpackage.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        ),
      ).status,
    ).toBe(404)
  })

  test('a socket reconnects after sockets were down', async () => {
    const socket = io(url('/'), {
      transports: ['websocket'],
      auth: { token },
      forceNew: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 40,
    })
    const once = (event: string) => new Promise((resolve) => socket.once(event, resolve))
    await once('connect')
    const gone = once('disconnect')
    await applyDirectives(host.url, 'socket:down')
    expect(await gone).toMatch(/transport/)
    const back = once('connect')
    await applyDirectives(host.url, 'socket:up')
    await back
    socket.close()
  })

  test('a change of password closes the sockets of the account’s other sessions, its deletion those that are left, PROFILE-23 OPEN-30', async () => {
    const market = host.simulation
    const [here, elsewhere] = [signInAs(market, 'mia'), signInAs(market, 'mia')]
    const open = (namespace: string, held: string | null) =>
      io(url(namespace), { transports: ['websocket'], auth: { token: held }, forceNew: true })
    const sockets = [
      open('/', here),
      open('/payments', here),
      open('/', elsewhere),
      open('/payments', elsewhere),
    ]
    await Promise.all(
      sockets.map(
        (socket) => new Promise((resolve) => socket.once('connect', () => resolve(true))),
      ),
    )
    const cut = sockets
      .slice(2)
      .map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)))
    const answer = await fetch(url('/api/users/change-password'), {
      method: 'PUT',
      headers: { authorization: `Bearer ${here}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        old_password: namedBuyers.mia.password,
        new_password: 'bagong-poblacion',
      }),
    })
    expect(answer.status).toBe(200)
    expect(await Promise.all(cut)).toEqual(['io server disconnect', 'io server disconnect'])
    expect(sockets.map((socket) => socket.connected)).toEqual([true, true, false, false])
    const left = sockets
      .slice(0, 2)
      .map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)))
    const deleted = await fetch(url('/api/users'), {
      method: 'DELETE',
      headers: { authorization: `Bearer ${here}`, 'content-type': 'application/json' },
      body: JSON.stringify({ confirmation: 'DELETE' }),
    })
    expect(deleted.status).toBe(200)
    expect(await Promise.all(left)).toEqual(['io server disconnect', 'io server disconnect'])
    sockets.forEach((socket) => socket.close())
  })
})
