/** Polls whether the consent window was closed. */
const POLL_MS = 250
/** How often it must be found closed: its last message may arrive later. */
const PATIENCE = 4

interface TokenConfig {
  callback: (answer: { access_token: string }) => void
  error_callback: (error: { type: 'popup_failed_to_open' | 'popup_closed' }) => void
}

/** Answers as the provider's script does. */
function openConsentWindow({ callback, error_callback }: TokenConfig, address: string): void {
  const popup = globalThis.open(address, 'suki-consent', 'popup,width=480,height=680')
  if (!popup) return error_callback({ type: 'popup_failed_to_open' })
  const stop = () => {
    clearInterval(poll)
    globalThis.removeEventListener('message', onMessage)
  }
  const onMessage = ({
    source,
    origin,
    data,
  }: MessageEvent<{ accessToken?: unknown } | null | undefined>) => {
    if (
      source !== popup ||
      origin !== globalThis.location.origin ||
      typeof data?.accessToken !== 'string'
    )
      return
    stop()
    callback({ access_token: data.accessToken })
  }
  globalThis.addEventListener('message', onMessage)
  let closed = 0
  const poll = setInterval(() => {
    if (popup.closed) closed += 1
    if (closed < PATIENCE) return
    stop()
    error_callback({ type: 'popup_closed' })
  }, POLL_MS)
}

/** The same global object with the same functions as Google's script. */
export function installGoogleSignIn(base: string): void {
  const address = new URL('consent.html', base).href
  const initTokenClient = (config: TokenConfig) => ({
    requestAccessToken: () => openConsentWindow(config, address),
  })
  Object.assign(globalThis, { google: { accounts: { oauth2: { initTokenClient } } } })
}
