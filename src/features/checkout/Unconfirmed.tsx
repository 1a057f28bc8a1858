import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { updateAttempt } from './attempt.ts'
import { notPlaced } from './failure.ts'
import { showCheckoutFailure } from './scheduler.ts'
import type { SentOrder } from './sentOrder.ts'
import { type Ordering, useFinishOrder } from './useFinishOrder.ts'
import { useSendOrder } from './useSendOrder.ts'

interface Props extends Ordering {
  sent: SentOrder
  displayName: string
  /** The order was looked for and is not there. */
  onAbsent: (reason: string) => void
}

/** An order was sent and no answer came: before it can be tried again, the app looks whether it exists. */
export function Unconfirmed({ sent, displayName, onAbsent, ...ordering }: Props) {
  const { userId, state, attemptKey } = ordering
  const location = useLocation()
  const { find } = useSendOrder(userId, attemptKey)
  const finish = useFinishOrder(ordering)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => find(sent),
    scope: { id: `look for ${attemptKey}` },
    onSuccess: async (found) => {
      if (found) return finish(found, sent.cartIds)
      updateAttempt(userId, state, attemptKey, { sent: undefined })
      showCheckoutFailure(location.state)
      onAbsent(notPlaced)
    },
  })
  const look = useEffectEvent(() => mutate())
  useEffect(() => {
    look()
    const again = () => look()
    globalThis.addEventListener('online', again)
    return () => globalThis.removeEventListener('online', again)
  }, [])

  return (
    <div role="status">
      <EmptyState
        title={isError ? 'We could not check your order' : 'Looking for your order...'}
        description={
          isError
            ? 'No answer has come, so it may exist or not. Check again when you are connected: nothing is ordered or charged twice.'
            : 'The answer to your order got lost. We are checking whether the shops have it.'
        }
        icon={isError ? 'offline' : 'clock'}
        tone="mango"
        action={
          <>
            <Button icon="refresh" loading={isPending} onClick={() => mutate()}>
              Check again
            </Button>
            <LinkButton to={`/profile/${displayName}/orders`} variant="secondary">
              View Orders
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
