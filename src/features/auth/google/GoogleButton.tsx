import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useVisitorLog } from '#api/activityLog.ts'
import { authMutations } from '#api/auth.ts'
import { env } from '#lib/env.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { wait } from '#lib/waiting.ts'
import { Button } from '#ui/Button.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import { loginFailed, useFinishLogin } from '../useFinishLogin.ts'
import styles from './GoogleButton.module.css'

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
/** Time limit for the script, ms. */
const LIMIT_MS = 20_000
const SCOPE = 'openid email profile'

/** It is offered only where the deployment has a client id. */
const googleOffered = env.googleClientId !== undefined

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
 * Loads it once; the simulator has its own script. Call it before the click: browsers allow a
 * window only shortly after one.
 * @throws Error when it can't be loaded in time
 */
function loadGoogle(): Promise<void> {
  if (present()) return Promise.resolve()
  loading ??= load().finally(() => (loading = undefined))
  return loading
}

/**
 * The answer may never come, when the user doesn't see the window.
 * @returns an access token, or null when the user closed it or refused
 * @throws Error when it can't be opened or the provider fails
 */
async function requestGoogleToken(): Promise<string | null> {
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

/**
 * The token, or null when the user has closed the window or the login, or has asked again.
 * @throws Error as `loadGoogle` and `requestGoogleToken` do
 */
function useConsent() {
  const begin = useCurrentRequest()
  const [open, setOpen] = useState(false)
  const ask = async () => {
    const isCurrent = begin()
    await loadGoogle()
    if (!isCurrent()) return null
    setOpen(true)
    try {
      const token = await requestGoogleToken()
      return isCurrent() ? token : null
    } catch (error) {
      if (isCurrent()) throw error
      return null
    } finally {
      if (isCurrent()) setOpen(false)
    }
  }
  return { open, ask }
}

/**
 * Closing Google's window is no failure. While it is open the user can ask again: not every browser
 * shows it, or tells that it was closed.
 */
function useGoogleLogin() {
  const finishLogin = useFinishLogin()
  const log = useVisitorLog()
  const { mutateAsync } = useMutation(authMutations.externalLogin())
  const { open, ask } = useConsent()
  const { mutate, isPending } = useMutation<string | null, Error>({
    mutationFn: async () => {
      const accessToken = await ask()
      return accessToken === null ? null : mutateAsync({ accessToken, signedVia: 'GOOGLE' })
    },
    onSuccess: (token) => {
      if (token !== null) finishLogin(token, 'Logged in with Google')
    },
    onError: () => {
      loginFailed()
      log('FAILED_ATTEMPT', 'Google login failed')
    },
  })
  return { login: () => mutate(), busy: isPending && !open, open }
}

/** Runs when the user is about to press. A failure is reported after the click. */
const prepare = () => void loadGoogle().catch(() => undefined)

export function GoogleButton() {
  const { login, busy, open } = useGoogleLogin()
  if (!googleOffered) return null
  return (
    <>
      <Row as="p" gap={3} note className={styles.or}>
        or
      </Row>
      <Button
        variant="secondary"
        block
        loading={busy}
        onPointerEnter={prepare}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={login}
      >
        <span className={styles.label}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden className={styles.mark}>
            <path
              className={styles.blue}
              d="M22.6 12.3c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5.1 5.1 0 0 1-2.2 3.3v2.8h3.6c2.1-2 3.3-4.8 3.3-8.1z"
            />
            <path
              className={styles.green}
              d="M12 23c3 0 5.5-1 7.3-2.6l-3.6-2.8c-1 .7-2.2 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.5H2.1v2.8A11 11 0 0 0 12 23z"
            />
            <path
              className={styles.yellow}
              d="M5.8 14.2a6.6 6.6 0 0 1 0-4.3V7.1H2.1a11 11 0 0 0 0 9.9z"
            />
            <path
              className={styles.red}
              d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.1 7.1l3.7 2.8c.9-2.6 3.3-4.5 6.2-4.5z"
            />
          </svg>
          Continue with Google
        </span>
      </Button>
      <Text role="status" hint text="center" className={styles.notice}>
        {open && 'Go on in Google’s window. If you don’t see it, press the button again.'}
      </Text>
    </>
  )
}
