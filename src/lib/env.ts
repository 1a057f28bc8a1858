/** Settings that are addresses. Some are used as links, so only http and https are allowed. */
const addresses = [
  'VITE_API_HOST',
  'VITE_ABOUT_URL',
  'VITE_HELP_URL',
  'VITE_FAQS_URL',
  'VITE_TICKET_URL',
  'VITE_FACEBOOK_URL',
  'VITE_INSTAGRAM_URL',
  'VITE_X_URL',
] as const
/**
 * Every setting that differs between deployments; see `.env.example` for what each one means. An
 * empty one counts as not set.
 */
type Settings = Readonly<Record<string, string | undefined>>

/** Called while modules are loaded, before `URL.canParse` is polyfilled. */
function isAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch {
    return false
  }
}

/**
 * The errors in the settings. Checked without Zod, which would add a tenth to the first load for
 * three rules.
 */
function problemsOf({ VITE_API_MODE: mode, ...set }: Settings): string[] {
  const problems = addresses
    .filter((name) => set[name] && !isAddress(set[name]))
    .map((name) => `${name} must be an address such as https://example.com`)
  if (mode !== 'live' && mode !== 'simulator')
    problems.push('VITE_API_MODE must be "simulator" or "live"')
  if (mode === 'live' && !set.VITE_API_HOST)
    problems.push('VITE_API_HOST is required when VITE_API_MODE is "live"')
  return problems
}

/** The validated settings, with derived addresses. */
export interface Env {
  mode: 'simulator' | 'live'
  /** Address of the API, ends in `/api`. */
  apiBase: string
  /** Address of the chat and notification socket: the host without `/api`. */
  socketUrl: string
  /**
   * Address of the payment status socket: the contract's namespace, written out since this is part
   * of the first screen.
   */
  paymentSocketUrl: string
  /** Prefix of uploaded files, ends in a slash. */
  filesUrl: string
  /** Undefined when there is no Google sign-in. */
  googleClientId: string | undefined
  mapboxToken: string | undefined
  /** Address of the location service (openapi/locations.yaml). */
  locationsUrl: string
  /** Address of the directions service (openapi/directions.yaml). */
  directionsUrl: string
  /**
   * Access token of the directions service; undefined when there are no directions. The simulated
   * service accepts any.
   */
  directionsToken: string | undefined
  sellerSiteUrl: string
  appStoreUrl: string
  playStoreUrl: string
  supportEmail: string
  supportPhone: string
  /** Whether answers are checked against the contract where the user has chosen nothing. */
  driftReport: boolean
  /** Pages about the company, outside of this app. */
  pages: {
    about: string
    help: string
    faqs: string
    ticket: string
    facebook: string
    instagram: string
    x: string
  }
}

/**
 * Reads the build's settings. `origin` is the page's own address with the path of the app, without
 * a slash at the end.
 * @throws Error that names each wrong variable, when a setting is missing or malformed
 */
export function readEnv(variables: Record<string, unknown>, origin: string): Env {
  const set = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : undefined,
    ]),
  ) as Settings
  const problems = problemsOf(set)
  if (problems.length > 0) throw new Error(`Wrong settings: ${problems.join('; ')}`)
  const live = set.VITE_API_MODE === 'live'
  const host = ((live && set.VITE_API_HOST) || origin).replace(/\/+$/, '').replace(/\/api$/, '')
  return {
    mode: live ? 'live' : 'simulator',
    apiBase: `${host}/api`,
    socketUrl: host,
    paymentSocketUrl: set.VITE_PAYMENT_SOCKET_URL || `${host}/payments`,
    filesUrl: set.VITE_FILES_URL || `${host}/api/files/`,
    googleClientId: set.VITE_GOOGLE_CLIENT_ID || (live ? undefined : 'simulated'),
    mapboxToken: set.VITE_MAPBOX_TOKEN,
    locationsUrl:
      set.VITE_LOCATIONS_URL || (live ? 'https://psgc.gitlab.io/api' : `${host}/places`),
    directionsUrl: set.VITE_DIRECTIONS_URL || (live ? 'https://api.mapbox.com' : host),
    directionsToken: live ? set.VITE_MAPBOX_TOKEN || undefined : 'simulated',
    sellerSiteUrl: set.VITE_SELLER_SITE_URL || 'https://seller.suki.example',
    appStoreUrl: set.VITE_APP_STORE_URL || 'https://apps.apple.com/ph/',
    playStoreUrl: set.VITE_PLAY_STORE_URL || 'https://play.google.com/store',
    supportEmail: set.VITE_SUPPORT_EMAIL || 'support@suki.example',
    supportPhone: set.VITE_SUPPORT_PHONE || '09170000000',
    driftReport: set.VITE_DRIFT_REPORT === 'on',
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
export const env: Env = readEnv(
  import.meta.env,
  new URL(import.meta.env.BASE_URL, globalThis.location.href).href.replace(/\/$/, ''),
)
