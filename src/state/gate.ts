import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useEffectEvent } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { changeParams, withoutDialogs } from '../lib/queryString.ts'
import { currentToken, useToken } from './session.ts'

/** Key of the action that asked for login and waits for it. */
const pending = signal<string | null>(null)

/** Forgets the waiting action: the visitor closed the login instead. */
export function dropPendingAction(): void {
  pending.value = null
}

/** A place in the app: what the router calls the parts of its address. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The present place with the login opened over it; `from` says that it is also where to return, down to the section of the page. */
export function loginAddress({ pathname, search, hash }: Place): Place {
  const own = withoutDialogs(search)
  return { pathname, search: changeParams(own, { login: 'true', from: pathname + own + hash }), hash }
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
  const place = useLocation()
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
    void navigate(loginAddress(place))
  }
}
