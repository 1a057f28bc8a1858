import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseYaml } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { namedProducts } from '#fixtures/namedProducts.ts'
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

beforeAll(async () => {
  port = await freePort()
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

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers })

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
