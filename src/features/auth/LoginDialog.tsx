import { Dialog } from '../../ui/Dialog.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LoginSkeleton } from './LoginSkeleton.tsx'

const LoginForm = lazyPart(async () => (await import('./LoginForm.tsx')).LoginForm, { loading: <LoginSkeleton /> })

interface Props {
  open: boolean
  onClose: () => void
}

/** The login over any screen. Its form is loaded at the first opening, since it imports the form library. */
export function LoginDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Log in" size="s" description="Welcome back! Your neighbourhood shops are open.">
      <LoginForm />
    </Dialog>
  )
}
