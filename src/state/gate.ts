import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { currentToken, useToken } from './session.ts'

/** Key of the action that asked for login and waits for it. */
const pending = signal<string | null>(null)

/** Forgets the waiting action: the visitor closed the login instead. */
export function dropPendingAction(): void {
  pending.value = null
}

/** The address that opens the login on the present page and says where to return. */
export function loginSearch(search: string, from: string): string {
  const params = new URLSearchParams(search)
  params.set('login', 'true')
  params.set('from', from)
  return `?${params}`
}

/**
 * Guards an action that needs a login. The returned function runs it when somebody is signed in; else it opens the
 * login on the present page, and the action is carried out once after it. `key` tells it apart from others on the page;
 * `ready` holds it back until what it needs (the buyer) has been loaded.
 */
export function useGatedAction(key: string, action: () => void, ready = true): () => void {
  useSignals()
  const token = useToken()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
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
    void navigate({ pathname, search: loginSearch(search, pathname + search) })
  }
}
