import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LoginDialog } from '../../features/auth/LoginDialog.tsx'
import { SignupDialog } from '../../features/auth/signup/SignupDialog.tsx'
import { changeParams } from '../../lib/queryString.ts'
import { dropPendingAction } from '../../state/gate.ts'
import { currentToken, useToken } from '../../state/session.ts'

/** Opens the login over any screen by `login=true`, or the signup by `signup=true`, for a visitor. Leaving the login forgets the action that asked for it. */
export function LoginGate() {
  const token = useToken()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const newcomer = token === null && params.get('signup') === 'true'
  const open = token === null && !newcomer && params.get('login') === 'true'

  useEffect(() => {
    if (!open) return
    return () => {
      if (!currentToken()) dropPendingAction()
    }
  }, [open])

  const close = () =>
    void navigate(
      { pathname, search: changeParams(search, { login: null, signup: null, from: null }) },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <LoginDialog open={open} onClose={close} />
      <SignupDialog open={newcomer} onClose={close} />
    </>
  )
}
