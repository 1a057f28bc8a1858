import * as z from 'zod/mini'

// Zod's compiled checks need `new Function`, which a strict content policy forbids; even asking for it is reported.
z.config({ jitless: true })

const optional = z.optional(z.string())
/** A page elsewhere: it becomes a link, so nothing but the web's own protocols. */
const page = z.optional(z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })]))

/** Every setting that differs between deployments; see `.env.example` for what each one means. */
const schema = z.object({
  VITE_API_MODE: z.enum(['simulator', 'live'], { error: 'must be "simulator" or "live"' }),
  VITE_API_HOST: z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com' })]), ''),
  VITE_FILES_URL: optional,
  VITE_PAYMENT_SOCKET_URL: optional,
  VITE_GOOGLE_CLIENT_ID: optional,
  VITE_MAPBOX_TOKEN: optional,
  VITE_LOCATIONS_URL: optional,
  VITE_SELLER_SITE_URL: optional,
  VITE_APP_STORE_URL: optional,
  VITE_PLAY_STORE_URL: optional,
  VITE_SUPPORT_EMAIL: optional,
  VITE_SUPPORT_PHONE: optional,
  VITE_ABOUT_URL: page,
  VITE_HELP_URL: page,
  VITE_FAQS_URL: page,
  VITE_TICKET_URL: page,
  VITE_FACEBOOK_URL: page,
  VITE_INSTAGRAM_URL: page,
  VITE_X_URL: page,
})

/** The checked settings, with the addresses that follow from them. */
export interface Env {
  mode: 'simulator' | 'live'
  /** Address of the API, ends in `/api`. */
  apiBase: string
  /** Address of the chat and notification socket: the host without `/api`. */
  socketUrl: string
  /** Address of the payment status socket. */
  paymentSocketUrl: string
  /** Prefix of uploaded files, ends in a slash. */
  filesUrl: string
  /** Undefined when there is no Google sign-in. */
  googleClientId: string | undefined
  mapboxToken: string | undefined
  /** Address of the location service (openapi/locations.yaml). */
  locationsUrl: string
  sellerSiteUrl: string
  appStoreUrl: string
  playStoreUrl: string
  supportEmail: string
  supportPhone: string
  /** Pages about the company, outside of this app. */
  pages: { about: string; help: string; faqs: string; ticket: string; facebook: string; instagram: string; x: string }
}

/**
 * Reads the build's settings. `origin` is the page's own address with the path under which the app lives, no slash at the end.
 * @throws Error that names each wrong variable, when a setting is missing or malformed
 */
export function readEnv(variables: Record<string, unknown>, origin: string): Env {
  const parsed = schema.safeParse(variables)
  if (!parsed.success) throw new Error(`Wrong settings: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`)
  const set = parsed.data
  if (set.VITE_API_MODE === 'live' && set.VITE_API_HOST === '') throw new Error('Wrong settings: VITE_API_HOST is required when VITE_API_MODE is "live"')
  const host = (set.VITE_API_MODE === 'live' ? set.VITE_API_HOST : origin).replace(/\/+$/, '').replace(/\/api$/, '')
  return {
    mode: set.VITE_API_MODE,
    apiBase: `${host}/api`,
    socketUrl: host,
    paymentSocketUrl: set.VITE_PAYMENT_SOCKET_URL || `${host}/payments`,
    filesUrl: set.VITE_FILES_URL || `${host}/api/files/`,
    googleClientId: set.VITE_GOOGLE_CLIENT_ID || (set.VITE_API_MODE === 'live' ? undefined : 'simulated'),
    mapboxToken: set.VITE_MAPBOX_TOKEN,
    locationsUrl: set.VITE_LOCATIONS_URL || (set.VITE_API_MODE === 'live' ? 'https://psgc.gitlab.io/api' : `${host}/places`),
    sellerSiteUrl: set.VITE_SELLER_SITE_URL || 'https://seller.suki.example',
    appStoreUrl: set.VITE_APP_STORE_URL || 'https://apps.apple.com/ph/',
    playStoreUrl: set.VITE_PLAY_STORE_URL || 'https://play.google.com/store',
    supportEmail: set.VITE_SUPPORT_EMAIL || 'support@suki.example',
    supportPhone: set.VITE_SUPPORT_PHONE || '09170000000',
    pages: {
      about: set.VITE_ABOUT_URL || 'https://suki.example/about',
      help: set.VITE_HELP_URL || 'https://help.suki.example',
      faqs: set.VITE_FAQS_URL || 'https://help.suki.example/faqs',
      ticket: set.VITE_TICKET_URL || 'https://help.suki.example/tickets/new',
      facebook: set.VITE_FACEBOOK_URL || 'https://www.facebook.com/suki.example',
      instagram: set.VITE_INSTAGRAM_URL || 'https://www.instagram.com/suki.example',
      x: set.VITE_X_URL || 'https://x.com/suki_example',
    },
  }
}

/** The settings of this build. */
export const env: Env = readEnv(import.meta.env, new URL(import.meta.env.BASE_URL, globalThis.location.href).href.replace(/\/$/, ''))
