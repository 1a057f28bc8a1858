import { useState } from 'react'
import type { Selection } from '../../lib/selection.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { beginAttempt, readAttempt } from './attempt.ts'
import { CheckoutForm } from './CheckoutForm.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { Notice } from './Notice.tsx'
import { PaymentWaiting } from './PaymentWaiting.tsx'
import { useSettled } from './useSettled.ts'

interface Props {
  /** The `state` parameter, and what it says. */
  state: string
  selection: Selection
  userId: string
  displayName: string
}

function FreshForm({
  attempt,
  onPaying,
  ...props
}: Props & { attempt: ReturnType<typeof readAttempt>; onPaying: (ids: string[], payUrl: string) => void }) {
  const query = useSettled(props.selection)
  return (
    <QueryBoundary query={query} loading={<CheckoutSkeleton />}>
      {({ groups, changes }) =>
        groups.length === 0 ? (
          <Notice title="These products can't be ordered any more" text={changes.join(' ')} />
        ) : (
          <CheckoutForm {...props} groups={groups} changes={changes} attempt={attempt} onPaying={onPaying} />
        )
      }
    </QueryBoundary>
  )
}

/** One selection on its way to an order: the form, the wait for an online payment, or the word that it was ordered already. */
export function Checkout(props: Props) {
  const { state, userId, displayName } = props
  const [attempt, setAttempt] = useState(() => readAttempt(userId, state))
  const { placed } = attempt

  if (placed?.payUrl) return <PaymentWaiting ids={placed.ids} payUrl={placed.payUrl} displayName={displayName} />
  if (placed) {
    return (
      <EmptyState
        title="You have ordered this already"
        description="The order is in your list. Order again only if you want the same products once more."
        icon="box"
        action={
          <>
            <LinkButton to={`/profile/${displayName}/orders?status=PENDING`}>View Orders</LinkButton>
            <Button variant="secondary" onClick={() => setAttempt(beginAttempt(userId, state, attempt.choices))}>
              Order again
            </Button>
          </>
        }
      />
    )
  }
  return <FreshForm {...props} attempt={attempt} onPaying={(ids, payUrl) => setAttempt({ ...attempt, placed: { ids, payUrl } })} />
}
