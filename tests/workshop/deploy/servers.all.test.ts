import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseYaml } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test, vi, describe } from 'vitest'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { headersOf } from '#scripts/contentPolicy.ts'
import { headersFile } from '#scripts/deployFiles.ts'
import { nginxConfiguration } from '#scripts/nginx.ts'
import { findNginx } from '#scripts/programs.mjs'
import { root } from '../../sources.ts'
import { carryOut, stageOf, wordsOf } from './stages.ts'

interface Service {
  build: { context: string; target?: string; args?: Record<string, string> }
  command?: string[]
  ports: string[]
}
/** Without settings. */
const { services } = parseYaml(
  readFileSync(join(root, 'compose.yaml'), 'utf8').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
) as {
  services: Record<'host' | 'app', Service>
}
const APP = 'http://localhost:8080'

// Where temporary folders of any size fit.
const [hostFolder, appFolder] = ['host', 'app'].map((name) =>
  mkdtempSync(join(root, `dist-container-${name}-`)),
) as [string, string]
let host: ChildProcess
let port: number
let get: ReturnType<typeof getter>

const getter =
  (at: number) =>
  (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${at}${path}`, { headers, redirect: 'manual' })

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return free
}

const isHealthy = async () => {
  const [program = '', ...args] = wordsOf(stageOf('host'), 'HEALTHCHECK').map((word) =>
    word.replace(':4010', `:${port}`),
  )
  return promisify(execFile)(program === 'node' ? process.execPath : program, args).then(
    () => true,
    () => false,
  )
}

describe('the images of compose.yaml', () => {
  beforeAll(async () => {
    port = await freePort()
    get = getter(port)
    carryOut('host', hostFolder)
    const [program, ...args] = [
      ...wordsOf(stageOf('host'), 'ENTRYPOINT'),
      ...(services.host.command ?? []),
      '--port',
      String(port),
    ]
    host = spawn(program === 'node' ? process.execPath : program, args, {
      cwd: hostFolder,
      stdio: 'ignore',
    })
    await vi.waitFor(async () => expect(await isHealthy()).toBe(true), {
      timeout: 60_000,
      interval: 200,
    })
  })
  afterAll(async () => {
    host.kill('SIGTERM')
    if (host.exitCode === null) await once(host, 'exit')
    for (const folder of [hostFolder, appFolder]) rmSync(folder, { recursive: true })
  })

  test('the host of the container has all that it needs: API, pictures, pages, roads, world files, and it answers the app', async () => {
    const product = (await (await get(`/api/products/${namedProducts.mango.id}`)).json()) as {
      display_picture: string
    }
    expect((await fetch(product.display_picture)).headers.get('content-type')).toBe('image/webp')
    for (const path of [
      '/',
      '/openapi.json',
      '/contract.html',
      '/places/regions/',
      '/__sim/world-file',
    ])
      expect((await get(path)).status, path).toBe(200)
    const route = '/directions/v5/mapbox/driving/120.6844,15.0343;120.5887,15.1450?access_token=any'
    expect(await (await get(route)).json()).toMatchObject({ code: 'Ok' })
    expect(
      (await get('/api/products', { origin: APP })).headers.get('access-control-allow-origin'),
    ).toBe(APP)
  })

  test(
    'the live build of compose.yaml calls the host, which its content policy allows',
    { timeout: 600_000 },
    () => {
      const settings = services.app.build.args ?? {}
      carryOut('build', appFolder, settings)
      expect(settings.VITE_API_HOST).toBe(
        `http://localhost:${services.host.ports[0]?.split(':').at(-1)}`,
      )
      const configuration = readFileSync(join(appFolder, 'nginx.conf'), 'utf8')
      for (const source of ['connect-src', 'img-src'])
        expect(configuration).toMatch(new RegExp(`${source}[^;]*${settings.VITE_API_HOST}`))
      expect(readFileSync(join(appFolder, 'site/index.html'), 'utf8')).toContain('<title>')
    },
  )
})

const nginx = findNginx() ?? ''
const settings = { VITE_API_HOST: 'https://api.example.com' }

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

async function served(base: string, ask: (get: ReturnType<typeof getter>) => Promise<void>) {
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
  const get = getter(port)
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
    const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=example.com'
    spawnSync('openssl', [...request.split(' '), '-keyout', key, '-out', certificate])
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
