import { lazy } from 'react'
import { useLocation } from 'react-router-dom'
import { usePendingAction } from '#state/gate.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { loginReason } from './loginReason.ts'
import { LoginSkeleton } from './LoginSkeleton.tsx'

const LoginForm = lazy(async () => ({ default: (await import('./LoginForm.tsx')).LoginForm }))

/** The form is loaded at the first opening, since it imports the form library. */
export function LoginDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation()
  const reason = loginReason(usePendingAction(), pathname)
  return (
    <Dialog open={open} byAddress onClose={onClose} title="Log in" size="s" description={reason}>
      <LazyPart loading={<LoginSkeleton />}>
        <LoginForm />
      </LazyPart>
    </Dialog>
  )
}
