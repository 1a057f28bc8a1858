import type { HtmlTagDescriptor } from 'vite'
import type { BuildSettings } from '../contentPolicy.ts'

export interface Site {
  /** With a slash at both ends. */
  base: string
  settings: BuildSettings
  now: Date
}

const NAME = 'Suki'
const TITLE = 'Suki: the shops around you'
const GREEN = '#0b7a4b'
const CANVAS = '#faf8f3'
/**
 * Screens of one user, and the simulator's parts. `$` is the end: a shop's handle may begin
 * alike.
 */
const PRIVATE = ['cart', 'profile', 'orders', 'favourites', 'reset-password']
const PRIVATE_PATHS = [
  ...PRIVATE.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]),
  'order/',
  '*/chats',
  'api/',
  'demo/',
]
/** To be renewed within a year (RFC 9116, 2.5.5). */
const SECURITY_DAYS = 364
const DAY = 86_400_000

/** By file name in scripts/site/pictures, as `npm run icons` draws them. */
export const icons = {
  'icon-192.png': { size: 192, purpose: 'any' },
  'icon-512.png': { size: 512, purpose: 'any' },
  // Android cuts these: the logo stays within the inner four fifths.
  'maskable-512.png': { size: 512, purpose: 'maskable' },
} as const
export const TOUCH_ICON = 'apple-touch-icon.png'
export const SHARE_PICTURE = 'share.png'
/** Link previews of large sites show this size uncut, px. */
export const SHARE_SIZE = { width: 1200, height: 630 }

/** Shown with a browser's offer to install the app. */
export const screenshots = {
  'home-narrow.jpg': { width: 720, height: 1480, form_factor: 'narrow' },
  'home-wide.jpg': { width: 1280, height: 800, form_factor: 'wide' },
} as const

/** The web app manifest (W3C), with relative addresses, so that it holds under any path. */
export function manifest(description: string): string {
  return JSON.stringify({
    name: NAME,
    short_name: NAME,
    description,
    lang: 'en-PH',
    id: './',
    start_url: './home',
    scope: './',
    display: 'standalone',
    theme_color: GREEN,
    background_color: CANVAS,
    categories: ['shopping', 'food'],
    icons: Object.entries(icons).map(([file, { size, purpose }]) => ({
      src: `site/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    screenshots: Object.entries(screenshots).map(([file, { width, height, form_factor }]) => ({
      src: `site/${file}`,
      sizes: `${width}x${height}`,
      type: 'image/jpeg',
      form_factor,
      label: 'Products of the shops around you',
    })),
    shortcuts: [
      { name: 'Orders', url: './orders' },
      { name: 'Cart', url: './cart' },
    ],
  })
}

const isListed = ({ settings }: Site) => settings.VITE_SEARCH_ENGINES === 'allow'
const meta = (
  attribute: 'name' | 'property',
  name: string,
  content: string,
): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { [attribute]: name, content },
  injectTo: 'head',
})

const addressOf = ({ base, settings: { VITE_SITE_URL: site } }: Site): string | undefined =>
  site ? new URL(base, site).href : undefined

/**
 * Tags for the head of index.html. Apps that preview links run no scripts and take no relative
 * address, so theirs are about the whole site and need its address. Search engines read the tag
 * here, since robots.txt counts at a host's root only.
 */
export function siteTags(site: Site, description: string): HtmlTagDescriptor[] {
  const address = addressOf(site)
  const link = (rel: string, href: string, attrs = {}): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, href, ...attrs },
    injectTo: 'head',
  })
  const { VITE_API_HOST: host } = site.settings
  return [
    ...(host ? [link('preconnect', new URL(host).origin, { crossorigin: 'use-credentials' })] : []),
    link('manifest', `${site.base}manifest.webmanifest`),
    link('apple-touch-icon', `${site.base}site/${TOUCH_ICON}`),
    ...(isListed(site) ? [] : [meta('name', 'robots', 'noindex')]),
    ...(address === undefined
      ? []
      : [
          meta('property', 'og:type', 'website'),
          meta('property', 'og:site_name', NAME),
          meta('property', 'og:title', TITLE),
          meta('property', 'og:description', description),
          meta('property', 'og:image', `${address}site/${SHARE_PICTURE}`),
          meta('property', 'og:image:width', String(SHARE_SIZE.width)),
          meta('property', 'og:image:height', String(SHARE_SIZE.height)),
          meta('property', 'og:image:alt', 'A striped awning above the name Suki'),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
  ]
}

/**
 * robots.txt (RFC 9309): all is refused unless the setting allows it, so that no copy for tests
 * is listed.
 */
export function robots(site: Site): string {
  const refused = isListed(site) ? PRIVATE_PATHS.map((path) => site.base + path) : [site.base]
  return ['User-agent: *', ...refused.map((path) => `Disallow: ${path}`), ''].join('\n')
}

/** security.txt (RFC 9116): whom to tell about a weakness; undefined without a contact. */
export function securityText(site: Site): string | undefined {
  const contact = site.settings.VITE_SECURITY_CONTACT
  if (!contact) return undefined
  const link = contact.includes('://') ? contact : `mailto:${contact}`
  const expires = new Date(site.now.getTime() + SECURITY_DAYS * DAY)
  expires.setUTCHours(0, 0, 0, 0)
  const address = addressOf(site)
  return [
    `Contact: ${link}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, fil',
    ...(address === undefined
      ? []
      : [`Canonical: ${new URL('/.well-known/security.txt', address).href}`]),
    '',
  ].join('\n')
}
