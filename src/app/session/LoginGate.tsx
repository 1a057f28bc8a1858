import { useEffect, useRef } from 'react'
import { parsePath, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import { LoginDialog, SignupDialog } from '#features/auth/AuthDialogs.tsx'
import { returnPath } from '#features/auth/returnPath.ts'
import { changeParams } from '#lib/queryString.ts'
import { useChangeParams } from '#lib/useChangeParams.ts'
import { dropPendingAction } from '#state/gate.ts'
import { currentToken, useToken } from '#state/session.ts'
import { wantedProduct } from '#state/wantedProduct.ts'
import { BackOffer } from './BackOffer.tsx'
import { returnStateOf } from './returnState.ts'

const closed = { login: null, signup: null, from: null }

function requestedDialog(params: URLSearchParams): 'login' | 'signup' | null {
  if (params.get('signup') === 'true') return 'signup'
  return params.get('login') === 'true' ? 'login' : null
}

/**
 * Opens for a visitor the login over any screen by `login=true`, the signup by `signup=true`. A
 * signed-in user is redirected: after the login to `from` or home, after the signup home, with a
 * link back to `from`, with an earlier session to `from` or the same screen; without a history
 * entry for Back.
 */
export function LoginGate() {
  const token = useToken()
  const navigate = useNavigate()
  const changeAddress = useChangeParams()
  const { pathname, search, hash } = useLocation()
  const params = new URLSearchParams(search)
  const asked = requestedDialog(params)
  const open = token === null ? asked : null
  const openBefore = useRef<typeof open>(null)

  useEffect(() => {
    const before = openBefore.current
    openBefore.current = open
    if (token === null || asked === null) return
    const from = new URLSearchParams(search).get('from')
    if (before === 'signup')
      void navigate(paths.home(), { replace: true, state: returnStateOf(returnPath(from)) })
    else if (before === 'login' || from !== null) {
      const back = returnPath(from)
      void navigate(back, {
        replace: true,
        preventScrollReset: parsePath(back).pathname === pathname,
      })
    } else
      void navigate(
        { pathname, search: changeParams(search, closed), hash },
        { replace: true, preventScrollReset: true },
      )
  }, [token, asked, open, navigate, pathname, search, hash])

  const loginOpen = open === 'login'
  useEffect(() => {
    if (!loginOpen) return
    // It drops the action that opened it.
    return () => {
      if (!currentToken()) dropPendingAction()
    }
  }, [loginOpen])
  // So does leaving its screen, also after the login.
  useEffect(() => dropPendingAction, [pathname])

  // Closing both drops what was to be added; a reloaded signup keeps it.
  useEffect(() => {
    if (open === null && token === null) wantedProduct.remove()
  }, [open, token])

  const close = () => changeAddress(closed, { replace: true })
  return (
    <>
      <LoginDialog open={loginOpen} onClose={close} />
      <SignupDialog open={open === 'signup'} onClose={close} />
      <BackOffer />
    </>
  )
}
