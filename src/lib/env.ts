/** The settings of a deployment (`.env.example`), checked by the build; an empty one is not set. */
type Settings = Readonly<Record<string, string | undefined>>

/** The demo's settings. The mode is a constant of the build, so a live build has none of them. */
const placeholders: Settings =
  import.meta.env.VITE_API_MODE === 'live'
    ? {}
    : {
        VITE_SELLER_SITE_URL: 'https://seller.suki.example',
        VITE_APP_STORE_URL: 'https://apps.apple.com/ph/',
        VITE_PLAY_STORE_URL: 'https://play.google.com/store',
        VITE_SUPPORT_EMAIL: 'support@suki.example',
        VITE_SUPPORT_PHONE: '09170000000',
        VITE_ABOUT_URL: 'https://suki.example/about',
        VITE_HELP_URL: 'https://help.suki.example',
        VITE_FAQS_URL: 'https://help.suki.example/faqs',
        VITE_TICKET_URL: 'https://help.suki.example/tickets/new',
        VITE_FACEBOOK_URL: 'https://www.facebook.com/suki.example',
        VITE_INSTAGRAM_URL: 'https://www.instagram.com/suki.example',
        VITE_X_URL: 'https://x.com/suki_example',
      }

/** The settings, with derived addresses; what is undefined is not offered. */
export interface Env {
  mode: 'simulator' | 'live'
  /** Address of the API, ends in `/api`. */
  apiBase: string
  /** The chat and notification socket, with its namespace: the host without `/api`. */
  socketUrl: string
  /** The payment status socket. The namespace is written out, for a smaller first screen. */
  paymentSocketUrl: string
  /** Prefix of uploaded files, ends in a slash. */
  filesUrl: string
  googleClientId: string | undefined
  mapboxToken: string | undefined
  /** The location service (openapi/locations.yaml). */
  locationsUrl: string
  /** The directions service (openapi/directions.yaml). */
  directionsUrl: string
  /** Undefined where there are no directions; the simulated service accepts any. */
  directionsToken: string | undefined
  /** Without a slash at its end. */
  sellerSiteUrl: string
  appStoreUrl: string | undefined
  playStoreUrl: string | undefined
  supportEmail: string
  supportPhone: string
  /** Whether orders and messages have an Idempotency-Key. */
  idempotencyKey: boolean
  /** Whether fields beyond the specification are sent. */
  assumedFields: boolean
  socketPath: string
  socketToken: 'auth' | 'bearer' | 'query' | 'header'
  /** Whether calls of the API send and take cookies. */
  credentials: RequestCredentials
  /** Whether answers are checked against the contract, unless the user has chosen. */
  driftReport: boolean
  /** Pages about the company, outside of this app. */
  pages: Record<
    'about' | 'help' | 'faqs' | 'ticket' | 'facebook' | 'instagram' | 'x',
    string | undefined
  >
}

/** `origin`: the page's address with the path of the app, without a slash at the end. */
export function readEnv(set: Settings, origin: string): Env {
  const live = set.VITE_API_MODE === 'live'
  const host = ((live && set.VITE_API_HOST) || origin).replace(/\/+$/, '').replace(/\/api$/, '')
  return {
    mode: live ? 'live' : 'simulator',
    apiBase: `${host}/api`,
    socketUrl: set.VITE_SOCKET_URL || host,
    socketPath: set.VITE_SOCKET_PATH || '/socket.io/',
    socketToken: (set.VITE_SOCKET_TOKEN || 'auth') as Env['socketToken'],
    idempotencyKey: set.VITE_IDEMPOTENCY_KEY !== 'off',
    assumedFields: set.VITE_ASSUMED_FIELDS !== 'off',
    credentials: set.VITE_API_CREDENTIALS === 'omit' ? 'omit' : 'include',
    paymentSocketUrl: set.VITE_PAYMENT_SOCKET_URL || `${host}/payments`,
    filesUrl: set.VITE_FILES_URL || `${host}/api/files/`,
    googleClientId: set.VITE_GOOGLE_CLIENT_ID || (live ? undefined : 'simulated'),
    mapboxToken: set.VITE_MAPBOX_TOKEN,
    locationsUrl:
      set.VITE_LOCATIONS_URL || (live ? 'https://psgc.gitlab.io/api' : `${host}/places`),
    directionsUrl: set.VITE_DIRECTIONS_URL || (live ? 'https://api.mapbox.com' : host),
    directionsToken: live ? set.VITE_MAPBOX_TOKEN || undefined : 'simulated',
    sellerSiteUrl: (set.VITE_SELLER_SITE_URL ?? '').replace(/\/+$/, ''),
    appStoreUrl: set.VITE_APP_STORE_URL || undefined,
    playStoreUrl: set.VITE_PLAY_STORE_URL || undefined,
    supportEmail: set.VITE_SUPPORT_EMAIL ?? '',
    supportPhone: set.VITE_SUPPORT_PHONE ?? '',
    driftReport: set.VITE_DRIFT_REPORT === 'on',
    pages: {
      about: set.VITE_ABOUT_URL || undefined,
      help: set.VITE_HELP_URL || undefined,
      faqs: set.VITE_FAQS_URL || undefined,
      ticket: set.VITE_TICKET_URL || undefined,
      facebook: set.VITE_FACEBOOK_URL || undefined,
      instagram: set.VITE_INSTAGRAM_URL || undefined,
      x: set.VITE_X_URL || undefined,
    },
  }
}

export const env: Env = readEnv(
  { ...placeholders, ...import.meta.env },
  new URL(import.meta.env.BASE_URL, globalThis.location.href).href.replace(/\/$/, ''),
)
