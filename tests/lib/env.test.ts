import { beforeAll, describe, expect, test, vi } from 'vitest'
import { PAYMENT_NAMESPACE } from '#openapi/generated/sockets.ts'
import type { Env } from '#lib/env.ts'
import { webAddress } from '#lib/webAddress.ts'

const origin = 'https://demo.example/shop'
let readEnv: (variables: Record<string, unknown>, origin: string) => Env

beforeAll(async () => {
  // The module reads the settings of the page on import.
  vi.stubGlobal('location', { href: 'http://localhost/' })
  readEnv = (await import('#lib/env.ts')).readEnv
})

describe('settings', () => {
  test('CONST-08: the simulator’s API is on the page’s own origin', () => {
    const env = readEnv(
      { VITE_API_MODE: 'simulator', VITE_API_HOST: 'https://ignored.example' },
      origin,
    )
    expect([env.apiBase, env.filesUrl, env.socketUrl, env.paymentSocketUrl]).toEqual([
      `${origin}/api`,
      `${origin}/api/files/`,
      origin,
      origin + PAYMENT_NAMESPACE,
    ])
    expect([env.mode, env.locationsUrl]).toEqual(['simulator', `${origin}/places`])
  })

  test.each([
    'https://api.example.com',
    'https://api.example.com/',
    'https://api.example.com/api',
    'https://api.example.com/api//',
  ])('CONST-08: the API base is {host}/api for %s', (host) => {
    const env = readEnv({ VITE_API_MODE: 'live', VITE_API_HOST: host }, origin)
    expect([env.apiBase, env.socketUrl]).toEqual([
      'https://api.example.com/api',
      'https://api.example.com',
    ])
    expect(env.mode).toBe('live')
  })

  test('a live build may have its API on the developer’s own machine, without TLS', () => {
    expect(
      readEnv({ VITE_API_MODE: 'live', VITE_API_HOST: 'http://localhost:8080' }, origin).apiBase,
    ).toBe('http://localhost:8080/api')
  })

  test('a live build uses the public location service, unless another is set', () => {
    const live = { VITE_API_MODE: 'live', VITE_API_HOST: 'https://a.example' }
    expect(readEnv(live, origin).locationsUrl).toBe('https://psgc.gitlab.io/api')
    expect(
      readEnv({ ...live, VITE_LOCATIONS_URL: 'https://places.example' }, origin).locationsUrl,
    ).toBe('https://places.example')
  })

  test('a live build has directions with a token only; the simulator has its own service, and no Mapbox token', () => {
    const live = { VITE_API_MODE: 'live', VITE_API_HOST: 'https://a.example' }
    const simulator = readEnv({ VITE_API_MODE: 'simulator' }, origin)
    expect([simulator.directionsUrl, simulator.directionsToken, simulator.mapboxToken]).toEqual([
      origin,
      'simulated',
      undefined,
    ])
    expect([
      readEnv(live, origin).directionsToken,
      readEnv({ ...live, VITE_MAPBOX_TOKEN: '' }, origin).directionsToken,
    ]).toEqual([undefined, undefined])
    const withToken = readEnv({ ...live, VITE_MAPBOX_TOKEN: 'pk.1' }, origin)
    expect([withToken.directionsUrl, withToken.directionsToken]).toEqual([
      'https://api.mapbox.com',
      'pk.1',
    ])
    expect(
      readEnv({ ...live, VITE_DIRECTIONS_URL: 'https://ways.example' }, origin).directionsUrl,
    ).toBe('https://ways.example')
  })

  const links: [variable: string, of: (env: Env) => string][] = [
    ['VITE_SELLER_SITE_URL', (env) => env.sellerSiteUrl],
    ['VITE_APP_STORE_URL', (env) => env.appStoreUrl],
    ['VITE_PLAY_STORE_URL', (env) => env.playStoreUrl],
    ['VITE_ABOUT_URL', (env) => env.pages.about],
    ['VITE_HELP_URL', (env) => env.pages.help],
    ['VITE_FAQS_URL', (env) => env.pages.faqs],
    ['VITE_TICKET_URL', (env) => env.pages.ticket],
    ['VITE_FACEBOOK_URL', (env) => env.pages.facebook],
    ['VITE_INSTAGRAM_URL', (env) => env.pages.instagram],
    ['VITE_X_URL', (env) => env.pages.x],
  ]
  test.each(links)(
    '%s is the address of its link; without it, the link has a default',
    (variable, of) => {
      const simulator = { VITE_API_MODE: 'simulator' }
      expect(of(readEnv({ ...simulator, [variable]: 'https://set.example/' }, origin))).toBe(
        'https://set.example/',
      )
      expect(webAddress(of(readEnv(simulator, origin)))).not.toBeNull()
      expect(of(readEnv({ ...simulator, [variable]: '' }, origin))).toBe(
        of(readEnv(simulator, origin)),
      )
    },
  )

  test('CONST-06: the contacts are those that are set, with defaults for the e-mail address and phone number', () => {
    const simulator = { VITE_API_MODE: 'simulator' }
    const set = readEnv(
      { ...simulator, VITE_SUPPORT_EMAIL: 'help@a.example', VITE_SUPPORT_PHONE: '09181234567' },
      origin,
    )
    expect([set.supportEmail, set.supportPhone]).toEqual(['help@a.example', '09181234567'])
    const { supportEmail, supportPhone } = readEnv(simulator, origin)
    expect(supportEmail).toMatch(/^\S+@\S+$/)
    expect(supportPhone).toMatch(/^09\d{9}$/)
  })

  test('explicit settings override derived ones', () => {
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
    [
      'a host that is no address',
      { VITE_API_MODE: 'live', VITE_API_HOST: 'api.example.com' },
      'VITE_API_HOST must be an address',
    ],
    [
      'a host of another protocol',
      { VITE_API_MODE: 'live', VITE_API_HOST: 'ftp://api.example.com' },
      'VITE_API_HOST must be an address',
    ],
    [
      'a link of another protocol',
      { VITE_API_MODE: 'simulator', VITE_X_URL: 'nohttps://x.example' },
      'VITE_X_URL must be an address',
    ],
    [
      'two mistakes at once',
      { VITE_API_MODE: 'staging', VITE_HELP_URL: 'help' },
      /VITE_HELP_URL .+; VITE_API_MODE /,
    ],
  ])('%s is refused with a message that names the variable', (_what, variables, message) =>
    expect(() => readEnv(variables, origin)).toThrow(message),
  )
})
