import { describe, expect, test, vi } from 'vitest'
import { type Env, env as demo, readEnv } from '#lib/env.ts'
import { PAYMENT_NAMESPACE } from '#openapi/generated/sockets.ts'
import { checkSettings } from '#scripts/settings.ts'

const origin = 'https://demo.example/shop'
// The module reads the settings of the page when it is loaded.
vi.hoisted(() => void Object.assign(globalThis, { location: { href: 'http://localhost/' } }))

describe('settings', () => {
  const read = (variables: Record<string, string>) => readEnv(variables, origin)
  const simulator = { VITE_API_MODE: 'simulator' }
  const live = { VITE_API_MODE: 'live', VITE_API_HOST: 'https://a.example' }

  test('the simulator’s API is on the page’s own origin, CONST-08', () => {
    expect(read({ ...simulator, VITE_API_HOST: 'https://ignored.example' })).toMatchObject({
      apiBase: `${origin}/api`,
      filesUrl: `${origin}/api/files/`,
      socketUrl: origin,
      paymentSocketUrl: origin + PAYMENT_NAMESPACE,
      mode: 'simulator',
      locationsUrl: `${origin}/places`,
    })
  })

  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://api.example.com/api', 'https://api.example.com'],
    ['https://api.example.com/api//', 'https://api.example.com'],
    // The developer's own machine, without TLS.
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('the API base of the host %s is %s/api, CONST-08', (set, host) => {
    expect(read({ VITE_API_MODE: 'live', VITE_API_HOST: set })).toMatchObject({
      apiBase: `${host}/api`,
      socketUrl: host,
      mode: 'live',
    })
  })

  test.each([
    [
      live,
      {
        locationsUrl: 'https://psgc.gitlab.io/api',
        directionsToken: undefined,
        googleClientId: undefined,
      },
    ],
    [
      { ...live, VITE_MAPBOX_TOKEN: '', VITE_GOOGLE_CLIENT_ID: '' },
      { directionsToken: undefined, googleClientId: undefined },
    ],
    [
      { ...live, VITE_MAPBOX_TOKEN: 'pk.1', VITE_GOOGLE_CLIENT_ID: 'id.apps' },
      {
        directionsUrl: 'https://api.mapbox.com',
        directionsToken: 'pk.1',
        mapboxToken: 'pk.1',
        googleClientId: 'id.apps',
      },
    ],
    [
      {
        ...live,
        VITE_LOCATIONS_URL: 'https://places.example',
        VITE_DIRECTIONS_URL: 'https://ways.example',
        VITE_FILES_URL: 'https://cdn.example/',
        VITE_SELLER_SITE_URL: 'https://sell.example/',
        VITE_SUPPORT_EMAIL: 'help@a.example',
        VITE_SUPPORT_PHONE: '09181234567',
      },
      {
        locationsUrl: 'https://places.example',
        directionsUrl: 'https://ways.example',
        filesUrl: 'https://cdn.example/',
        sellerSiteUrl: 'https://sell.example',
        supportEmail: 'help@a.example',
        supportPhone: '09181234567',
      },
    ],
    [
      simulator,
      {
        directionsUrl: origin,
        directionsToken: 'simulated',
        mapboxToken: undefined,
        googleClientId: 'simulated',
      },
    ],
  ])(
    '%o has the services that are set, or its own: %o, AUTH-03 CONST-06',
    (variables, services) => {
      expect(read(variables)).toMatchObject(services)
    },
  )

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
      const set = 'https://set.example/'
      expect(of(read({ ...live, [variable]: set }))).toBe(set)
      expect(of(read(live))).toBeUndefined()
      expect(of(read({ ...live, [variable]: '' }))).toBeUndefined()
      expect(of(demo)).toMatch(/^https:/)
    },
  )

  test('the demo has contacts and a seller site of its own, CONST-06', () => {
    expect(demo).toMatchObject({
      supportEmail: expect.stringMatching(/^\S+@\S+$/),
      supportPhone: expect.stringMatching(/^09\d{9}$/),
      sellerSiteUrl: expect.stringMatching(/^https:/),
    })
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
