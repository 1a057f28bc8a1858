import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSlow } from '#lib/useSlow.ts'
import { Button } from './Button.tsx'
import { Row } from './Layout.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Time after which a read takes longer than usual, ms. */
const SLOW_MS = 8000

/** Offers to ask again: an answer that comes in drops would be waited for until its time limit. */
export function SlowNews({ onRetry }: { onRetry: () => void }) {
  const [asked, setAsked] = useState(false)
  if (!useSlow(true, SLOW_MS)) return null
  const retry = () => {
    setAsked(true)
    onRetry()
  }
  return (
    <Row wrap justify="center" gap={3} rowGap={2} pad={3} hint>
      <p>{asked ? 'We asked again. Still waiting…' : 'This is taking longer than usual.'}</p>
      <Button variant="secondary" size="s" onClick={retry}>
        Try again
      </Button>
    </Row>
  )
}

/** A read that has begun is not sent again unless it is cancelled. */
const waitedFor = {
  type: 'active',
  predicate: ({ state }: { state: { status: string } }) => state.status === 'pending',
} as const

/** Asks again for all that the screen waits for. */
export function useAskAgain(): () => void {
  const queryClient = useQueryClient()
  return () =>
    void queryClient.cancelQueries(waitedFor).then(() => queryClient.refetchQueries(waitedFor))
}

/** It is announced, and says when it takes long. */
export function Loading({ children }: { children: ReactNode }) {
  const askAgain = useAskAgain()
  return (
    <div>
      <div role="status">
        <VisuallyHidden>Loading...</VisuallyHidden>
        <SlowNews onRetry={askAgain} />
      </div>
      <div aria-busy="true">{children}</div>
    </div>
  )
}
