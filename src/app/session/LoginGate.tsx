import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LoginDialog } from '../../features/auth/LoginDialog.tsx'
import { changeParams } from '../../lib/queryString.ts'
import { dropPendingAction } from '../../state/gate.ts'
import { currentToken, useToken } from '../../state/session.ts'

/** Opens the login over any screen by `login=true`, for a visitor. Closing it forgets the action that asked for it. */
export function LoginGate() {
  const token = useToken()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const open = token === null && new URLSearchParams(search).get('login') === 'true'

  useEffect(() => {
    if (!open) return
    return () => {
      if (!currentToken()) dropPendingAction()
    }
  }, [open])

  const close = () =>
    void navigate({ pathname, search: changeParams(search, { login: null, from: null }) }, { replace: true, preventScrollReset: true })
  return <LoginDialog open={open} onClose={close} />
}
