import { lazy, Suspense } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LoginSkeleton } from '../LoginSkeleton.tsx'

const SignupFlow = lazy(async () => ({ default: (await import('./SignupFlow.tsx')).SignupFlow }))

interface Props {
  open: boolean
  onClose: () => void
}

/** The signup over any screen. Its steps come with the first opening. */
export function SignupDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Create an account" size="s">
      <Suspense fallback={<LoginSkeleton />}>
        <SignupFlow />
      </Suspense>
    </Dialog>
  )
}
