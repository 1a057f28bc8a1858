/** Before a build begins: src/lib/env.ts needs no check then, which users would load. */
import { z } from 'zod'
import type { BuildSettings } from './contentPolicy.ts'

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/
/** No real name ends so (RFC 2606). */
const PLACEHOLDER = /\.example$/

/** That nobody on the way can read, or on this machine: a token is sent there. */
function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, hash } = new URL(text)
  const isSafe =
    /^(https|wss):$/.test(protocol) ||
    (/^(http|ws):$/.test(protocol) && THIS_MACHINE.test(hostname))
  return isSafe && username === '' && hash === '' && !PLACEHOLDER.test(hostname)
}

const text = z.string('is missing')
const address = text.refine(
  isSafeAddress,
  'must be a real https address, such as https://www.example.com',
)
const email = text.refine(
  (value) => z.email().safeParse(value).success && !PLACEHOLDER.test(value),
  'must be a real e-mail address',
)
const phone = text.regex(/^\+?[\d ()-]{7,20}$/, 'must be a phone number, such as 09171234567')
const only = (value: string) => text.refine((given) => given === value, `may only be "${value}"`)

/** Every screen that shows it is in the specification. */
const required = {
  VITE_API_HOST: address,
  VITE_SELLER_SITE_URL: address,
  VITE_SUPPORT_EMAIL: email,
  VITE_SUPPORT_PHONE: phone,
}
const known = z.object({
  ...required,
  ...z
    .object({
      VITE_FILES_URL: address,
      VITE_PAYMENT_SOCKET_URL: address,
      VITE_LOCATIONS_URL: address,
      VITE_DIRECTIONS_URL: address,
      VITE_TELEMETRY_URL: address,
      VITE_SITE_URL: address,
      VITE_APP_STORE_URL: address,
      VITE_PLAY_STORE_URL: address,
      VITE_ABOUT_URL: address,
      VITE_HELP_URL: address,
      VITE_FAQS_URL: address,
      VITE_TICKET_URL: address,
      VITE_FACEBOOK_URL: address,
      VITE_INSTAGRAM_URL: address,
      VITE_X_URL: address,
      VITE_SECURITY_CONTACT: z.union(
        [address, email],
        'must be a real e-mail address or https address',
      ),
      VITE_SOCKET_URL: address,
      VITE_SOCKET_PATH: text.regex(/^\/.*\/$/, 'must begin and end with a slash'),
      VITE_SOCKET_TOKEN: text.pipe(z.enum(['auth', 'bearer', 'query', 'header'])),
      VITE_IDEMPOTENCY_KEY: only('off'),
      VITE_ASSUMED_FIELDS: only('off'),
      VITE_API_CREDENTIALS: only('omit'),
      VITE_KEEP: only('off'),
      VITE_DRIFT_REPORT: only('on'),
      VITE_SEARCH_ENGINES: only('allow'),
    })
    .partial().shape,
})

/**
 * An empty setting counts as not set; the demo needs none.
 * @throws Error that names each that is missing or wrong
 */
export function checkSettings(mode: 'simulator' | 'live', settings: BuildSettings): void {
  const set = Object.fromEntries(Object.entries(settings).filter(([, value]) => value))
  const { error } = (mode === 'live' ? known : known.partial()).safeParse(set)
  if (!error) return
  const problems = error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`)
  throw new Error(`The settings of this build (see .env.example):\n${problems.join('\n')}`)
}
