import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Env } from '../../src/lib/env.ts'

const origin = 'https://demo.example/shop'
let readEnv: (variables: Record<string, unknown>, origin: string) => Env

beforeAll(async () => {
  // The module reads the page's own settings as it loads.
  vi.stubGlobal('location', { href: 'http://localhost/' })
  readEnv = (await import('../../src/lib/env.ts')).readEnv
})

describe('settings', () => {
  test('CONST-08: the simulator lives at the page’s own address', () => {
    const env = readEnv({ VITE_API_MODE: 'simulator', VITE_API_HOST: 'https://ignored.example' }, origin)
    expect([env.apiBase, env.filesUrl, env.socketUrl, env.paymentSocketUrl]).toEqual([
      `${origin}/api`,
      `${origin}/api/files/`,
      origin,
      `${origin}/payments`,
    ])
  })

  test.each(['https://api.example.com', 'https://api.example.com/', 'https://api.example.com/api', 'https://api.example.com/api/'])(
    'CONST-08: the API base is {host}/api for %s',
    (host) => {
      const env = readEnv({ VITE_API_MODE: 'live', VITE_API_HOST: host }, origin)
      expect([env.apiBase, env.socketUrl]).toEqual(['https://api.example.com/api', 'https://api.example.com'])
    },
  )

  test('what is set wins over what follows', () => {
    const env = readEnv(
      {
        VITE_API_MODE: 'live',
        VITE_API_HOST: 'https://a.example',
        VITE_FILES_URL: 'https://cdn.example/',
        VITE_SELLER_SITE_URL: 'https://sell.example',
        VITE_MAPBOX_TOKEN: 'pk.1',
      },
      origin,
    )
    expect([env.filesUrl, env.sellerSiteUrl, env.mapboxToken, env.googleClientId]).toEqual([
      'https://cdn.example/',
      'https://sell.example',
      'pk.1',
      undefined,
    ])
  })

  test('AUTH-03: the demo offers its simulated Google sign-in; a live build the real one, given a client id', () => {
    const live = { VITE_API_MODE: 'live', VITE_API_HOST: 'https://a.example' }
    const ids = [
      { VITE_API_MODE: 'simulator' },
      live,
      { ...live, VITE_GOOGLE_CLIENT_ID: '' },
      { ...live, VITE_GOOGLE_CLIENT_ID: 'id.apps' },
    ].map((set) => readEnv(set, origin).googleClientId)
    expect(ids).toEqual(['simulated', undefined, undefined, 'id.apps'])
  })

  test.each([
    ['no mode', {}, 'VITE_API_MODE must be "simulator" or "live"'],
    ['another mode', { VITE_API_MODE: 'staging' }, 'VITE_API_MODE must be "simulator" or "live"'],
    ['a live build without a host', { VITE_API_MODE: 'live' }, 'VITE_API_HOST is required'],
    ['a host that is no address', { VITE_API_MODE: 'live', VITE_API_HOST: 'api.example.com' }, 'VITE_API_HOST must be an address'],
    ['a host of another protocol', { VITE_API_MODE: 'live', VITE_API_HOST: 'ftp://api.example.com' }, 'VITE_API_HOST must be an address'],
  ])('%s is refused with a message that names the variable', (_what, variables, message) =>
    expect(() => readEnv(variables, origin)).toThrow(message),
  )
})
