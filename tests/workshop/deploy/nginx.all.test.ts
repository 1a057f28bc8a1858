import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { headersOf } from '#scripts/contentPolicy.ts'
import { headersFile } from '#scripts/deployFiles.ts'
import { findNginx } from '#scripts/programs.mjs'
import { nginxConfiguration } from '#scripts/nginx.ts'
import { root } from '../../sources.ts'

const nginx = findNginx() ?? ''
const settings = { VITE_API_HOST: 'https://api.example.com' }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** That nginx's own user may read. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755)
  return folder
}

function checked(file: string): string {
  const { status, stderr } = spawnSync(nginx, ['-e', 'stderr', '-t', '-c', file], {
    encoding: 'utf8',
  })
  return status === 0 ? 'ok' : stderr
}

async function served(
  base: string,
  ask: (
    get: (path: string, headers?: Record<string, string>) => Promise<Response>,
  ) => Promise<void>,
) {
  const folder = openFolder()
  const build = join(folder, base)
  mkdirSync(join(build, 'assets'), { recursive: true })
  writeFileSync(join(build, 'index.html'), '<title>app</title>')
  writeFileSync(join(build, 'assets/a-1.js'), `export const text = '${'long '.repeat(400)}'`)
  writeFileSync(join(build, 'app.webmanifest'), '{}')
  writeFileSync(join(build, '_headers'), headersFile(base, [], settings))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    nginxConfiguration({
      build,
      root: folder,
      port,
      temp: folder,
      log: join(folder, 'access.log'),
    }),
  )
  expect(checked(file)).toBe('ok')
  const server = spawn(nginx, ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], {
    stdio: 'ignore',
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
  try {
    await vi.waitFor(() => get('/healthz'), { timeout: 10_000 })
    await ask(get)
    expect(readFileSync(join(folder, 'access.log'), 'utf8')).not.toContain('?')
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }
}

describe.skipIf(nginx === '')('nginx', () => {
  test.each(['/', '/shop/'])(
    'serves a build under %s with its headers, its fallback and its caching',
    (base) =>
      served(base, async (get) => {
        expect(await (await get('/healthz')).text()).toBe('ok')
        const page = await get(`${base}products/7?from=home`)
        expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
          200,
          'text/html',
          '<title>app</title>',
        ])
        expect(page.headers.get('cache-control')).toBe('no-cache')
        const code = await get(`${base}assets/a-1.js`, { 'accept-encoding': 'gzip' })
        expect(code.headers.get('cache-control')).toContain('immutable')
        expect([code.headers.get('content-encoding'), code.headers.get('vary')]).toEqual([
          'gzip',
          'Accept-Encoding',
        ])
        expect(code.headers.get('content-type')).toMatch(/javascript/)
        const gone = await get(`${base}assets/b-2.js`)
        expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, null])
        expect((await get(`${base}app.webmanifest`)).headers.get('content-type')).toBe(
          'application/manifest+json',
        )
        for (const answer of [page, code, gone])
          for (const [name, value] of headersOf([], settings))
            expect(answer.headers.get(name)).toBe(value)
        expect(page.headers.get('server')).toBe('nginx')
        expect((await get(`${base}..%2f..%2fetc%2fpasswd`)).status).not.toBe(200)
        if (base === '/') return
        expect((await get('/shop')).headers.get('location')).toBe('/shop/')
        expect((await get('/elsewhere')).status).toBe(404)
      }),
  )

  test('takes the example in deploy', () => {
    const folder = openFolder()
    const key = join(folder, 'key.pem')
    const certificate = join(folder, 'certificate.pem')
    spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=example.com',
      '-keyout',
      key,
      '-out',
      certificate,
    ])
    const servers = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
      .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
      .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
      .replaceAll(/listen (80|443)/g, 'listen 127.0.0.1:1$1')
    const file = join(folder, 'nginx.conf')
    writeFileSync(
      file,
      `pid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${servers}\n}\n`,
    )
    expect(checked(file)).toBe('ok')
    rmSync(folder, { recursive: true })
  })
})
