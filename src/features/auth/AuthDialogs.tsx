import { lazy, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePendingAction } from '#state/gate.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Stack } from '#ui/Layout.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { loginReason } from './loginReason.ts'

function FormSkeleton() {
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton width="3rem" />
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton width="5rem" />
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton shape="block" height="3.25rem" />
    </Stack>
  )
}

const LoginForm = lazy(async () => ({ default: (await import('./LoginForm.tsx')).LoginForm }))

/** The form is loaded at the first opening, since it imports the form library. */
export function LoginDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation()
  const reason = loginReason(usePendingAction(), pathname)
  return (
    <Dialog open={open} byAddress onClose={onClose} title="Log in" size="s" description={reason}>
      <LazyPart loading={<FormSkeleton />}>
        <LoginForm />
      </LazyPart>
    </Dialog>
  )
}

const SignupFlow = lazy(async () => ({
  default: (await import('./signup/SignupFlow.tsx')).SignupFlow,
}))

export function SignupDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [unsaved, setUnsaved] = useState(false)
  const { close, question } = useDiscardQuestion(
    open && unsaved,
    (isLeaving) => {
      if (!isLeaving) onClose()
    },
    {
      title: 'Stop signing up?',
      description: 'You’ll lose what you typed. Your account has not been created yet.',
    },
  )
  return (
    <Dialog open={open} byAddress onClose={close} title="Create an account" size="s">
      <LazyPart loading={<FormSkeleton />}>
        <SignupFlow onUnsaved={setUnsaved} />
      </LazyPart>
      {question}
    </Dialog>
  )
}
