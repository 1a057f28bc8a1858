import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
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
