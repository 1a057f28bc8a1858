import { lazy, useState } from 'react'
import { Dialog } from '#ui/Dialog.tsx'
import { LazyPart } from '#ui/LazyPart.tsx'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
import { LoginSkeleton } from '../LoginSkeleton.tsx'

const SignupFlow = lazy(async () => ({ default: (await import('./SignupFlow.tsx')).SignupFlow }))

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
      <LazyPart loading={<LoginSkeleton />}>
        <SignupFlow onUnsaved={setUnsaved} />
      </LazyPart>
      {question}
    </Dialog>
  )
}
