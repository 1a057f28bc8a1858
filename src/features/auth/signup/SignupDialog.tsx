import { Dialog } from '../../../ui/Dialog.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { LoginSkeleton } from '../LoginSkeleton.tsx'

const SignupFlow = lazyPart(async () => (await import('./SignupFlow.tsx')).SignupFlow, { loading: <LoginSkeleton /> })

interface Props {
  open: boolean
  onClose: () => void
}

/** The signup over any screen. Its steps come with the first opening. */
export function SignupDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Create an account" size="s">
      <SignupFlow />
    </Dialog>
  )
}
