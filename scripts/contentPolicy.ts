/**
 * The one source of the HTTP headers of the built app: of each build's `_headers`, and of the
 * examples in `deploy/`.
 */
import { createHash } from 'node:crypto'

export type BuildSettings = Readonly<Record<string, string | undefined>>

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** An empty style element, to which a script adds rules: Redoc does, in the demo. */
const EMPTY_STYLE = hashOf('')

const GOOGLE = 'https://accounts.google.com/gsi/'

/** Hashes of a page's inline scripts; no others may run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashOf(text))
}

const originOf = (address: string) => new URL(address).origin
const socketOf = (origin: string) => origin.replace(/^http/, 'ws')
const unique = (values: readonly (string | undefined | false)[]) => [
  ...new Set(values.filter((value) => typeof value === 'string')),
]

function externalOrigins(settings: BuildSettings | undefined) {
  if (!settings) return { calls: [], pictures: [], google: false }
  const at = (name: string, other: string) => originOf(settings[`VITE_${name}`] || other)
  const api = at('API_HOST', 'https://api.example.com')
  const files = at('FILES_URL', api)
  const payments = at('PAYMENT_SOCKET_URL', api).replace(/^ws/, 'http')
  const chat = at('SOCKET_URL', api)
  const places = at('LOCATIONS_URL', 'https://psgc.gitlab.io/api')
  const google = Boolean(settings.VITE_GOOGLE_CLIENT_ID)
  const telemetry = settings.VITE_TELEMETRY_URL && originOf(settings.VITE_TELEMETRY_URL)
  const mapbox = settings.VITE_MAPBOX_TOKEN
    ? [
        'https://api.mapbox.com',
        'https://events.mapbox.com',
        at('DIRECTIONS_URL', 'https://api.mapbox.com'),
      ]
    : []
  return {
    calls: unique([
      api,
      socketOf(api),
      files,
      payments,
      socketOf(payments),
      chat,
      socketOf(chat),
      places,
      telemetry || false,
      ...mapbox,
      google && GOOGLE,
    ]),
    // Pictures of users who sign in with Google.
    pictures: unique([api, files, google && 'https://lh3.googleusercontent.com']),
    google,
  }
}

/**
 * A build's Content-Security-Policy; without `settings` the demo's, which allows no other origin.
 * @param scripts hashes of the inline scripts
 */
export function contentPolicy(scripts: readonly string[], settings?: BuildSettings): string {
  const { calls, pictures, google } = externalOrigins(settings)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': unique(["'self'", ...scripts, google && `${GOOGLE}client`]),
    'style-src': unique(["'self'", !settings && EMPTY_STYLE, google && `${GOOGLE}style`]),
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'media-src': ["'self'", 'blob:', ...pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...calls],
    'worker-src': ["'self'"],
    'frame-src': [google ? GOOGLE : "'none'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/**
 * What a page can have in itself, for servers without headers: who may frame it counts in a
 * header only.
 */
export const withinPage = (policy: string): string => policy.replace(/; frame-ancestors [^;]*/, '')

/**
 * A page of another site that opened the app, or was opened without `noopener`, can't reach its
 * window. Google's sign-in answers to its opener, which plain `same-origin` would cut off.
 */
export const OPENER_POLICY: readonly [name: string, value: string] = [
  'Cross-Origin-Opener-Policy',
  'same-origin-allow-popups',
]

export function headersOf(
  scripts: readonly string[],
  settings?: BuildSettings,
): (readonly [name: string, value: string])[] {
  return [
    ['Content-Security-Policy', contentPolicy(scripts, settings)],
    OPENER_POLICY,
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=()'],
  ]
}
