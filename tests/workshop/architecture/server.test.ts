import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { fileServer, listen } from '#scripts/serve.mjs'
import { root } from '../../sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'served-'))
const cached = '/shop/assets/*\n  Cache-Control: max-age=31536000, immutable\n'
writeFileSync(join(folder, '_headers'), `/shop/*\n  X-Frame-Options: DENY\n${cached}`)
const server = fileServer(folder, '/shop/')
let origin = ''
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' })

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>app</title>')
  writeFileSync(join(folder, 'assets/a-1.js'), `export const text = '${'long '.repeat(400)}'`)
  writeFileSync(join(folder, 'clip.mp4'), '0123456789')
  origin = `http://127.0.0.1:${await listen(server, 4390)}`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('a page without a file gets the app', async () => {
  const answer = await get('/shop/products/7', { accept: 'text/html' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('app')
})

test('a missing file or call gets a 404, never the app', async () => {
  expect((await get('/shop/demo/missing.webp', { accept: 'image/webp' })).status).toBe(404)
  expect((await get('/shop/api/carts', { accept: 'application/json' })).status).toBe(404)
  expect((await get('/elsewhere', { accept: 'text/html' })).status).toBe(404)
  const gone = await get('/shop/assets/b-2.js')
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, null])
})

test('a file is sent with its type and compressed, and is cacheable only when its name has a hash', async () => {
  const hashed = await get('/shop/assets/a-1.js', { 'accept-encoding': 'br' })
  expect(hashed.headers.get('content-type')).toContain('text/javascript')
  expect(hashed.headers.get('content-encoding')).toBe('br')
  expect(hashed.headers.get('cache-control')).toContain('immutable')
  for (const page of ['/shop/', '/shop/products/7', '/shop/assets/']) {
    const { headers } = await get(page, { accept: 'text/html' })
    expect([headers.get('cache-control'), headers.get('x-frame-options')], page).toEqual([
      'no-cache',
      'DENY',
    ])
  }
})

test('a clip is served by range requests', async () => {
  const piece = await get('/shop/clip.mp4', { range: 'bytes=2-4' })
  expect(piece.status).toBe(206)
  expect(await piece.text()).toBe('234')
  expect((await get('/shop/clip.mp4', { range: 'bytes=20-' })).status).toBe(416)
  expect(await (await get('/shop/clip.mp4', { range: 'bytes=-3' })).text()).toBe('789')
  expect((await get('/shop/clip.mp4', { range: 'bytes=5-1' })).status).toBe(416)
  for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=']) {
    const whole = await get('/shop/clip.mp4', { range })
    expect([whole.status, await whole.text()], range).toEqual([200, '0123456789'])
  }
})

test('nothing outside the folder is served', async () => {
  expect((await get('/shop/..%2f..%2fetc%2fpasswd')).status).toBe(404)
  const malformed = await get('/shop/%zz')
  expect([malformed.status, await malformed.text()]).toEqual([400, ''])
})

test('an address that begins with two slashes is a path, not a host', async () => {
  const plain = fileServer(folder)
  const at = `http://127.0.0.1:${await listen(plain, 4390)}`
  onTestFinished(() => void plain.close())
  for (const path of ['//cart', '//evil.example/assets/x', '/%2F%2Fcart']) {
    const page = await fetch(at + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
    expect([page.status, page.headers.get('cache-control'), await page.text()]).toEqual([
      200,
      'no-cache',
      '<title>app</title>',
    ])
  }
})

test('the base path without its slash redirects to it', async () => {
  expect((await get('/shop')).headers.get('location')).toBe('/shop/')
})

test('the command takes an absolute folder too', async () => {
  const served = spawn(process.execPath, ['scripts/serve.mjs', folder, '--port', '4395'], {
    cwd: root,
  })
  try {
    const [printed] = (await once(served.stdout, 'data')) as [Buffer]
    const [address = ''] = /http:\/\/\S+/.exec(printed.toString()) ?? []
    expect(await (await fetch(address.replace('localhost', '127.0.0.1'))).text()).toContain('app')
  } finally {
    served.kill()
  }
})
