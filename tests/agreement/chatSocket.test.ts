import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { afterAll, expect, test, vi } from 'vitest'

const TOKEN = 'token of liza'
const wire = vi.hoisted(() => ({ env: {} as object }))
vi.mock('#lib/env.ts', async (original) => {
  // On a page of another host than the API's.
  vi.stubGlobal('location', new URL('https://suki.example/'))
  return { ...(await original<object>()), env: wire.env }
})
vi.mock('#state/session.ts', () => ({ currentToken: () => TOKEN }))

const requested: string[] = []
const tokens: unknown[] = []
const http = createServer()
// Clients begin with polling by default.
const server = new Server(http, {
  transports: ['polling', 'websocket'],
  allowRequest: ({ url = '' }, decide) => {
    requested.push(url)
    decide(null, true)
  },
})
for (const namespace of ['/', '/payments'])
  server
    .of(namespace)
    .on('connection', ({ handshake, nsp }) => tokens.push([nsp.name, handshake.auth.token]))
await once(http.listen(0, '127.0.0.1'), 'listening')
const host = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
afterAll(() => {
  void server.close()
  vi.unstubAllGlobals()
})

test('the chat socket of a live build uses websocket only, on the API host without /api; the payment socket its own namespace, RT-03 RT-04', async () => {
  const { readEnv } = await import('#lib/env.ts')
  Object.assign(
    wire.env,
    readEnv({ VITE_API_MODE: 'live', VITE_API_HOST: `${host}/api/` }, 'https://suki.example'),
  )
  expect(wire.env).toMatchObject({ apiBase: `${host}/api`, socketUrl: host })
  const { openChatSocket, openPaymentSocket } = await import('#api/live/socket.ts')
  const chat = await openChatSocket()
  if (!chat.connected) await new Promise<void>((resolve) => chat.on('connect', resolve))
  expect(chat.io.engine.transport.name).toBe('websocket')
  expect(requested).toEqual([expect.stringMatching(/^\/socket\.io\/\?.*transport=websocket/)])
  expect(tokens).toEqual([['/', TOKEN]])
  const payments = await openPaymentSocket()
  await expect.poll(() => tokens).toContainEqual(['/payments', TOKEN])
  expect(requested.filter((url) => !url.includes('transport=websocket'))).toEqual([])
  chat.disconnect()
  payments.disconnect()
})
