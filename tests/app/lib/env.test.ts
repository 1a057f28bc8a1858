import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Env } from '#lib/env.ts'
import { PAYMENT_NAMESPACE } from '#openapi/generated/sockets.ts'
import { checkSettings } from '#scripts/settings.ts'

const origin = 'https://demo.example/shop'
let readEnv: (variables: Record<string, string>, origin: string) => Env
let demo: Env

beforeAll(async () => {
  // The module reads the settings of the page on import.
  vi.stubGlobal('location', { href: 'http://localhost/' })
  ;({ readEnv, env: demo } = await import('#lib/env.ts'))
})

describe('settings', () => {
  test('the simulator’s API is on the page’s own origin, CONST-08', () => {
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
  ])('the API base is {host}/api for %s, CONST-08', (host) => {
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

  const links: [variable: string, of: (env: Env) => string | undefined][] = [
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
    '%s is the address of its link: without it, only the demo has one',
    (variable, of) => {
      const live = { VITE_API_MODE: 'live', VITE_API_HOST: 'https://a.example' }
      expect(of(readEnv({ ...live, [variable]: 'https://set.example/' }, origin))).toBe(
        'https://set.example/',
      )
      expect([live, { ...live, [variable]: '' }].map((set) => of(readEnv(set, origin)))).toEqual([
        undefined,
        undefined,
      ])
      expect(of(demo)).toMatch(/^https:/)
    },
  )

  test('the contacts and the seller site are those that are set; the demo has its own, CONST-06', () => {
    const set = readEnv(
      {
        VITE_API_MODE: 'live',
        VITE_SUPPORT_EMAIL: 'help@a.example',
        VITE_SUPPORT_PHONE: '09181234567',
        VITE_SELLER_SITE_URL: 'https://sell.example/',
      },
      origin,
    )
    expect([set.supportEmail, set.supportPhone, set.sellerSiteUrl]).toEqual([
      'help@a.example',
      '09181234567',
      'https://sell.example',
    ])
    expect([demo.supportEmail, demo.supportPhone, demo.sellerSiteUrl]).toEqual([
      expect.stringMatching(/^\S+@\S+$/),
      expect.stringMatching(/^09\d{9}$/),
      expect.stringMatching(/^https:/),
    ])
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

  test('the demo offers its simulated Google sign-in; a live build the real one, given a client id, AUTH-03', () => {
    const live = { VITE_API_MODE: 'live', VITE_API_HOST: 'https://a.example' }
    const ids = [
      { VITE_API_MODE: 'simulator' },
      live,
      { ...live, VITE_GOOGLE_CLIENT_ID: '' },
      { ...live, VITE_GOOGLE_CLIENT_ID: 'id.apps' },
    ].map((set) => readEnv(set, origin).googleClientId)
    expect(ids).toEqual(['simulated', undefined, undefined, 'id.apps'])
  })
})

describe('the settings of a build', () => {
  const live = {
    VITE_API_HOST: 'https://api.suki.ph',
    VITE_SELLER_SITE_URL: 'https://seller.suki.ph',
    VITE_SUPPORT_EMAIL: 'help@suki.ph',
    VITE_SUPPORT_PHONE: '(02) 8123 4567',
  }

  test('a live build names all that is missing at once; the demo needs nothing', () => {
    expect(() => checkSettings('simulator', {})).not.toThrow()
    expect(() => checkSettings('live', live)).not.toThrow()
    expect(() => checkSettings('live', { VITE_SUPPORT_EMAIL: '', VITE_X_URL: '' })).toThrow(
      Object.keys(live)
        .map((name) => `  ${name} is missing`)
        .join('\n'),
    )
  })

  const addresses = [
    'VITE_API_HOST',
    'VITE_SELLER_SITE_URL',
    'VITE_FILES_URL',
    'VITE_PAYMENT_SOCKET_URL',
    'VITE_LOCATIONS_URL',
    'VITE_DIRECTIONS_URL',
    'VITE_TELEMETRY_URL',
    'VITE_SITE_URL',
    'VITE_HELP_URL',
  ]
  test.each(addresses)('%s is an address of https, or of this machine', (name) => {
    for (const right of [
      'https://x.suki.ph/a',
      'http://localhost:4312',
      'http://127.0.0.1:4312',
      'ws://[::1]:4312',
      'wss://x.suki.ph',
    ])
      expect(() => checkSettings('live', { ...live, [name]: right }), right).not.toThrow()
    for (const wrong of [
      'x.suki.ph',
      'http://x.suki.ph',
      'http://192.168.1.20:4010',
      'http://127.0.0.1.suki.ph',
      'ftp://x.suki.ph',
      'nohttps://x.suki.ph',
      'https://me:secret@x.suki.ph',
      'https://x.suki.ph/#a',
      'https://x.suki.example',
    ])
      expect(() => checkSettings('live', { ...live, [name]: wrong }), wrong).toThrow(
        `${name} must be a real https address`,
      )
  })

  test.each([
    ['VITE_SUPPORT_EMAIL', 'support@suki.example', 'must be a real e-mail address'],
    ['VITE_SUPPORT_EMAIL', 'support', 'must be a real e-mail address'],
    ['VITE_SUPPORT_PHONE', 'call us', 'must be a phone number'],
    ['VITE_SECURITY_CONTACT', 'call us', 'must be a real e-mail address or https address'],
    ['VITE_DRIFT_REPORT', 'true', 'may only be "on"'],
    ['VITE_KEEP', 'no', 'may only be "off"'],
    ['VITE_SEARCH_ENGINES', 'yes', 'may only be "allow"'],
  ])('%s=%s is refused, in the demo too', (name, value, message) => {
    for (const mode of ['live', 'simulator'] as const)
      expect(() => checkSettings(mode, { ...live, [name]: value })).toThrow(`${name} ${message}`)
  })
})
