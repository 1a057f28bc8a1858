import { signal } from '@preact/signals-react'
import { useEffect, useEffectEvent } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { changeParams, withoutDialogs } from '#lib/queryString.ts'
import { useValue } from '#lib/useValue.ts'
import { currentToken, useToken } from './session.ts'

const pending = signal<string | null>(null)

export const usePendingAction = (): string | null => useValue(pending)

/** Call it when the visitor has closed the login. */
export function dropPendingAction(): void {
  pending.value = null
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** Opens the login over the address; `from` has the one to return to, with its fragment. */
export function loginAddress({ pathname, search, hash }: Place): Place {
  const own = withoutDialogs(search)
  return {
    pathname,
    search: changeParams(own, { login: 'true', from: pathname + own + hash }),
    hash,
  }
}

/**
 * Guards an action that needs a login: for a visitor the returned function opens it over the page,
 * and the action runs once after it. `key` identifies it on the page; `ready` delays it, as until
 * the user is loaded.
 */
export function useGatedAction(key: string, action: () => void, ready = true): () => void {
  const token = useToken()
  const navigate = useNavigate()
  const location = useLocation()
  const run = useEffectEvent(action)
  const waits = useValue(pending) === key

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
