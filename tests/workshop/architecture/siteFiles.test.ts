import { readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { paths } from '#domain/paths.ts'
import { contentPolicy, inlineScripts } from '#scripts/contentPolicy.ts'
import { deployFiles, headersFile } from '#scripts/deployFiles.ts'
import {
  icons,
  manifest,
  robots,
  securityText,
  SHARE_PICTURE,
  SHARE_SIZE,
  siteTags,
  TOUCH_ICON,
} from '#scripts/site/siteFiles.ts'
import { headersFor, readHeaders } from '#scripts/staticHeaders.mjs'
import { withBootScripts } from '#scripts/vite/bootScripts.ts'
import { root } from '../../sources.ts'

const now = new Date('2026-03-01T09:30:00Z')
const at = (settings: Record<string, string> = {}, base = '/') => ({ base, settings, now })
const contents = (site: ReturnType<typeof at>) =>
  Object.fromEntries(
    siteTags(site, 'Fresh bread').map(({ attrs = {} }) => [
      attrs.rel ?? attrs.property ?? attrs.name,
      attrs.href ?? attrs.content,
    ]),
  )

function sizeOf(file: string) {
  const bytes = readFileSync(join(root, 'scripts', 'site', 'pictures', file))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** '720x1480', from its start of frame. */
function jpegSize(file: string): string {
  const bytes = readFileSync(join(root, 'scripts', 'site', 'pictures', file))
  let at = 2
  while (![0xc0, 0xc2].includes(bytes[at + 1]!)) at += 2 + bytes.readUInt16BE(at + 2)
  return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
}

test('the manifest holds under any path, and its pictures have the sizes that it says (otherwise: npm run icons)', () => {
  const read = JSON.parse(manifest('Fresh bread'))
  expect(read).toMatchObject({
    name: 'Suki',
    start_url: './home',
    scope: './',
    display: 'standalone',
    description: 'Fresh bread',
  })
  expect(read.icons.map(({ src, sizes }: Record<string, string>) => [src, sizes])).toEqual(
    Object.keys(icons).map((file) => [
      `site/${file}`,
      `${sizeOf(file).width}x${sizeOf(file).height}`,
    ]),
  )
  expect(read.screenshots.map(({ form_factor }: Record<string, string>) => form_factor)).toEqual([
    'narrow',
    'wide',
  ])
  for (const { src, sizes } of read.screenshots)
    expect(jpegSize(src.replace('site/', '')), src).toBe(sizes)
  expect(read.icons.map(({ purpose }: Record<string, string>) => purpose)).toContain('maskable')
  expect([read.start_url, ...read.shortcuts.map(({ url }: { url: string }) => url)]).toEqual(
    [paths.home(), paths.orders(''), paths.cart()].map((path) => `.${path}`),
  )
  expect([sizeOf(TOUCH_ICON), sizeOf(SHARE_PICTURE)]).toEqual([
    { width: 180, height: 180 },
    SHARE_SIZE,
  ])
})

/** By the longest rule (RFC 9309, 2.2.2); these files have refusals only. */
const allows = (text: string, path: string) =>
  !text
    .split('\n')
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) =>
      line
        .slice(10)
        .replace(/[.+?^(){}|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*'),
    )
    .some((rule) => new RegExp(`^${rule}`).test(path))

test('search engines stay away unless the build allows them, and then from the screens of one user', () => {
  expect(robots(at({}, '/shop/'))).toBe('User-agent: *\nDisallow: /shop/\n')
  expect(contents(at()).robots).toBe('noindex')
  const listed = at({ VITE_SEARCH_ENGINES: 'allow' })
  expect(contents(listed).robots).toBeUndefined()
  const named = Object.entries(paths as Record<string, (first: never) => string>)
  const found = named.flatMap(([name, path]) =>
    allows(robots(listed), path('x' as never)) ? name : [],
  )
  expect(found.join(' '), 'any other is PRIVATE').toBe(
    'home discover product shop nearby contact privacyPolicy termsConditions download',
  )
  // Shops whose handles begin like a private screen.
  for (const handle of ['cartimar', 'order-now'])
    expect(allows(robots(listed), paths.shop(handle)), handle).toBe(true)
  const others = [paths.profile(''), paths.orders(''), paths.resetPassword({ email: 'a@b.c' })]
  expect(others.filter((path) => allows(robots(listed), path))).toEqual([])
})

test('links have a preview with absolute addresses where the site’s address is known, and none otherwise', () => {
  expect(contents(at({}, '/shop/'))).toMatchObject({
    manifest: '/shop/manifest.webmanifest',
    'apple-touch-icon': '/shop/site/apple-touch-icon.png',
  })
  expect(contents(at())['og:title']).toBeUndefined()
  expect(contents(at({ VITE_SITE_URL: 'https://www.example.com' }, '/shop/'))).toMatchObject({
    'og:image': 'https://www.example.com/shop/site/share.png',
    'og:description': 'Fresh bread',
    'twitter:card': 'summary_large_image',
  })
})

test('security.txt names the contact and expires within a year', () => {
  expect(securityText(at())).toBeUndefined()
  expect(
    securityText(
      at({
        VITE_SECURITY_CONTACT: 'security@example.com',
        VITE_SITE_URL: 'https://www.example.com',
      }),
    ),
  ).toBe(
    'Contact: mailto:security@example.com\nExpires: 2027-02-28T00:00:00.000Z\nPreferred-Languages: en, fil\nCanonical: https://www.example.com/.well-known/security.txt\n',
  )
  expect(securityText(at({ VITE_SECURITY_CONTACT: 'https://example.com/report' }))).toContain(
    'Contact: https://example.com/report\n',
  )
})

const live = { VITE_API_HOST: 'https://a.example' }
const scripts = inlineScripts(await withBootScripts(readFileSync(join(root, 'index.html'), 'utf8')))
// The module reads the page's address on import.
vi.stubGlobal('location', { href: 'http://localhost/' })
const { readEnv } = await import('#lib/env.ts')

test.each(Object.entries(deployFiles(scripts)))(
  '%s is up to date (otherwise: npm run deploy-files)',
  (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text)
  },
)

test('the policy is strict: no inline code, no eval, no wildcard', () => {
  for (const policy of [
    contentPolicy(scripts),
    contentPolicy(scripts, { ...live, VITE_GOOGLE_CLIENT_ID: 'id', VITE_MAPBOX_TOKEN: 'pk' }),
  ]) {
    expect(policy).not.toMatch(/unsafe|\*|https:(?!\/\/)|script-src[^;]*(data|blob):/)
    expect(policy).toMatch(/^default-src 'none';/)
  }
  expect(contentPolicy(scripts)).not.toContain('http')
})

test.each([
  { VITE_API_HOST: 'https://api.example.com' },
  {
    VITE_API_HOST: 'http://localhost:4372/api',
    VITE_LOCATIONS_URL: 'http://localhost:4372/places',
  },
  {
    ...live,
    VITE_FILES_URL: 'https://cdn.example/f/',
    VITE_PAYMENT_SOCKET_URL: 'wss://pay.example/status',
  },
  { ...live, VITE_MAPBOX_TOKEN: 'pk.1' },
  { ...live, VITE_MAPBOX_TOKEN: 'pk.1', VITE_DIRECTIONS_URL: 'https://ways.example/v1' },
])('the policy of a live build allows all configured origins: %o', (settings) => {
  const policy = contentPolicy(scripts, settings)
  const sources = (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1]?.split(' ')
  const env = readEnv({ VITE_API_MODE: 'live', ...settings }, 'https://www.example')
  const origin = (address: string) => new URL(address).origin
  const web = (address: string) => origin(address.replace(/^ws/, 'http'))
  for (const address of [env.apiBase, env.socketUrl, env.locationsUrl, env.filesUrl])
    expect(sources('connect-src')).toContain(origin(address))
  if (env.directionsToken) expect(sources('connect-src')).toContain(origin(env.directionsUrl))
  for (const address of [env.socketUrl, env.paymentSocketUrl])
    expect(sources('connect-src')).toContain(web(address).replace(/^http/, 'ws'))
  expect(sources('img-src')).toContain(origin(env.filesUrl))
})

test('nobody is asked for directions without a token', () => {
  const settings = { ...live, VITE_DIRECTIONS_URL: 'https://ways.example' }
  expect(contentPolicy(scripts, settings)).not.toMatch(/ways\.example|mapbox/)
})

test('telemetry may be sent to its address only, and to nobody without it', () => {
  const policy = contentPolicy(scripts, {
    ...live,
    VITE_TELEMETRY_URL: 'https://telemetry.example/suki',
  })
  expect(policy).toMatch(/connect-src [^;]*https:\/\/telemetry\.example[ ;]/)
  expect(policy.replace(' https://telemetry.example', '')).toBe(contentPolicy(scripts, live))
})

test('Google’s script is allowed only where Google sign-in is configured', () => {
  expect(contentPolicy(scripts, live)).not.toContain('google')
  expect(contentPolicy(scripts, { ...live, VITE_GOOGLE_CLIENT_ID: 'id' })).toMatch(
    /script-src [^;]*https:\/\/accounts\.google\.com\/gsi\/client/,
  )
})

test('the headers file is parsed back to the same headers, also with a base path', () => {
  const file = headersFile('/shop/', scripts)
  expect(file).toContain('/shop/*\n  Content-Security-Policy: ')
  const rules = readHeaders(join(root, 'deploy/demo'))
  expect(headersFor(rules, '/home')).toContainEqual([
    'Content-Security-Policy',
    contentPolicy(scripts),
  ])
  expect(headersFor(rules, '/assets/a.js').map(([name]) => name)).toContain('Cache-Control')
  expect(existsSync(join(root, 'deploy/live/_headers'))).toBe(true)
})

test('both builds keep windows of other sites away, and leave Google’s popup its opener', () => {
  for (const settings of [undefined, live])
    expect(headersFile('/', scripts, settings)).toContain(
      '  Cross-Origin-Opener-Policy: same-origin-allow-popups\n',
    )
})

test('nginx sends every header in every location, and HSTS only where TLS is', () => {
  const { 'deploy/nginx.conf': nginx = '', ...others } = deployFiles(scripts)
  const secure = nginx.split('\nserver {').filter((server) => server.includes('listen 443 ssl;'))
  expect(secure).toHaveLength(2)
  for (const server of secure) {
    expect(
      server.match(/add_header Strict-Transport-Security "max-age=31536000" always;/g),
    ).toHaveLength(2)
    expect(server.match(/add_header Cross-Origin-Opener-Policy/g)).toHaveLength(2)
    // With `always` browsers would keep a 404 for a year.
    expect(server).toContain('add_header Cache-Control "public, max-age=31536000, immutable";')
  }
  const plain = nginx.split('\nserver {').filter((server) => server.includes('listen 80;'))
  expect(
    plain.map((server) => /return 301 https:/.test(server) && !server.includes('add_header')),
  ).toEqual([true, true])
  expect(Object.values(others).join('\n')).not.toContain('Strict-Transport-Security')
})
