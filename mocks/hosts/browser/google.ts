/** How often the page looks whether the consent window was closed, ms. */
const LOOK_MS = 250

interface TokenConfig {
  callback: (answer: { access_token: string }) => void
  error_callback: (error: { type: 'popup_failed_to_open' | 'popup_closed' }) => void
}

/** Opens the simulated consent window and reports what it ends with, as the provider's script does. */
function askConsent({ callback, error_callback }: TokenConfig, address: string): void {
  const popup = globalThis.open(address, 'suki-consent', 'popup,width=480,height=680')
  if (!popup) return error_callback({ type: 'popup_failed_to_open' })
  const end = () => {
    clearInterval(look)
    globalThis.removeEventListener('message', hear)
  }
  const hear = ({ source, origin, data }: MessageEvent<{ accessToken?: string } | undefined>) => {
    if (source !== popup || origin !== globalThis.location.origin || !data?.accessToken) return
    end()
    callback({ access_token: data.accessToken })
  }
  globalThis.addEventListener('message', hear)
  const look = setInterval(() => {
    if (!popup.closed) return
    end()
    error_callback({ type: 'popup_closed' })
  }, LOOK_MS)
}

/**
 * Stands in for Google's sign-in script, under the same name and with the same calls, so that the app need not know.
 * `base` is the address under which the demo lives.
 */
export function provideGoogle(base: string): void {
  const address = new URL('consent.html', base).href
  const initTokenClient = (config: TokenConfig) => ({ requestAccessToken: () => askConsent(config, address) })
  Object.assign(globalThis, { google: { accounts: { oauth2: { initTokenClient } } } })
}
