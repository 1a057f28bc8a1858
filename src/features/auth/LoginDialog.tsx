import { lazy, Suspense } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoginSkeleton } from './LoginSkeleton.tsx'

const LoginForm = lazy(async () => ({ default: (await import('./LoginForm.tsx')).LoginForm }))

interface Props {
  open: boolean
  onClose: () => void
}

/** The login over any screen. Its form comes with the first opening, for it brings the form library along. */
export function LoginDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Log in" size="s" description="Welcome back! Your neighbourhood shops are open.">
      <Suspense fallback={<LoginSkeleton />}>
        <LoginForm />
      </Suspense>
    </Dialog>
  )
}
