import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useEffectEvent } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { changeParams, withoutDialogs } from '#lib/queryString.ts'
import { currentToken, useToken } from './session.ts'

/** Key of the action that waits for the login. */
const pending = signal<string | null>(null)

/**
 * The key of the action that waits for the login; null for none. The component rerenders when it
 * changes.
 */
export function usePendingAction(): string | null {
  useSignals()
  return pending.value
}

/** Drops the waiting action, when the visitor closes the login. */
export function dropPendingAction(): void {
  pending.value = null
}

/** A location in the app: the parts of an address, with the names of the router. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/**
 * The current address with the login opened over it; `from` holds the address to return to, with
 * its fragment.
 */
export function loginAddress({ pathname, search, hash }: Place): Place {
  const own = withoutDialogs(search)
  return {
    pathname,
    search: changeParams(own, { login: 'true', from: pathname + own + hash }),
    hash,
  }
}

/**
 * Guards an action that needs a login. The returned function runs it for a signed-in user; for a
 * visitor it opens the login on the current page, after which the action runs once. `key`
 * identifies it among the actions of the page; `ready` delays it until what it needs, such as the
 * user, is loaded.
 */
export function useGatedAction(key: string, action: () => void, ready = true): () => void {
  useSignals()
  const token = useToken()
  const navigate = useNavigate()
  const location = useLocation()
  const run = useEffectEvent(action)
  const waits = pending.value === key

  useEffect(() => {
    if (!token || !ready || !waits) return
    pending.value = null
    run()
  }, [token, ready, waits])

  return () => {
    if (currentToken()) return action()
    pending.value = key
    void navigate(loginAddress(location), { preventScrollReset: true })
  }
}
