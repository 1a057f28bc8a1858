import { env } from '#lib/env.ts'
import { wait } from '#lib/waiting.ts'

/**
 * What this app uses of https://developers.google.com/identity/oauth2/web/reference/js-reference
 */
interface TokenConfig {
  client_id: string
  scope: string
  callback: (answer: { access_token?: string; error?: string }) => void
  error_callback: (error: { type: string }) => void
}
interface GoogleIdentity {
  accounts: {
    oauth2: { initTokenClient: (config: TokenConfig) => { requestAccessToken: () => void } }
  }
}

const SCRIPT = 'https://accounts.google.com/gsi/client'
/** ms, of the script. */
const LIMIT_MS = 20_000
const SCOPE = 'openid email profile'

/** Only where the deployment has a client id. */
export const googleOffered = env.googleClientId !== undefined

const present = () => (globalThis as { google?: GoogleIdentity }).google
let loading: Promise<void> | undefined

async function load(): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true })
  const ended = new Promise((resolve) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', resolve)
  })
  document.head.append(script)
  await Promise.race([ended, wait(LIMIT_MS)])
  if (present()) return
  script.remove()
  throw new Error('Google could not be reached')
}

/**
 * Once; the simulator has its own script. Before the click: browsers allow a window only shortly
 * after one.
 * @throws Error when it can't be loaded in time
 */
export function loadGoogle(): Promise<void> {
  if (present()) return Promise.resolve()
  loading ??= load().finally(() => (loading = undefined))
  return loading
}

/**
 * The answer may never come, when the user doesn't see the window.
 * @returns an access token, or null when the user closed it or refused
 * @throws Error when it can't be opened or the provider fails
 */
export async function requestGoogleToken(): Promise<string | null> {
  const google = present()
  if (!google || !env.googleClientId) throw new Error('Google sign-in is not available')
  const { oauth2 } = google.accounts
  return new Promise((resolve, reject) => {
    const client = oauth2.initTokenClient({
      client_id: env.googleClientId as string,
      scope: SCOPE,
      callback: ({ access_token, error }) => {
        if (access_token) resolve(access_token)
        else if (error === 'access_denied') resolve(null)
        else reject(new Error(error ?? 'Google gave no token'))
      },
      error_callback: ({ type }) =>
        type === 'popup_closed' ? resolve(null) : reject(new Error(type)),
    })
    client.requestAccessToken()
  })
}
