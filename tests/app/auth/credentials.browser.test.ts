import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client } from '#api/http/client.ts'
import { uploadingFetch } from '#api/http/upload.ts'
import { locationQueries } from '#api/locations.ts'
import { signIn, signOut } from '#state/session.ts'

const token = `head.${btoa(JSON.stringify({ exp: Math.ceil(Date.now() / 1000) + 60 }))}.mark`
let sent: Request[] = []

beforeEach(() => {
  sent = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    sent.push(input as Request)
    return Promise.resolve(Response.json([]))
  })
})
afterEach(() => {
  signOut()
  vi.restoreAllMocks()
})
const credentials = () =>
  sent.map((request) => [request.credentials, request.headers.get('Authorization')])

test('every call is sent with cookies, and with the token as bearer if there is one, ACCESS-21', async () => {
  await client.GET('/products')
  signIn(token)
  await client.GET('/auth/me')
  await client.POST('/carts', { body: { userId: 'u', productId: 'p', quantity: 1 } as never })
  signOut()
  await client.GET('/products')
  const bearer = `Bearer ${token}`
  expect(credentials()).toEqual([
    ['include', null],
    ['include', bearer],
    ['include', bearer],
    ['include', null],
  ])
})

test('an upload, which does not use fetch, is sent with both too, ACCESS-21', async () => {
  const headers: Record<string, string> = {}
  let withCookies: boolean | undefined
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(
    (name, value) => void (headers[name] = value),
  )
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(
    this: XMLHttpRequest,
  ) {
    withCookies = this.withCredentials
    this.dispatchEvent(new ProgressEvent('error'))
  })
  signIn(token)
  const upload = client.POST('/files', {
    body: {} as never,
    fetch: uploadingFetch(new FormData(), () => undefined),
  })
  await expect(upload).rejects.toThrow(TypeError)
  expect([withCookies, headers.authorization]).toEqual([true, `Bearer ${token}`])
})

test('the places service, a third party, gets neither', async () => {
  signIn(token)
  await new QueryClient().fetchQuery(locationQueries.regions())
  expect(credentials()).toEqual([['same-origin', null]])
})
