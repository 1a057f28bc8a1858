import { useState } from 'react'
import type { Selection } from '../../lib/selection.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { beginAttempt, readAttempt } from './attempt.ts'
import { FreshCheckout } from './FreshCheckout.tsx'
import { PaymentWaiting } from './PaymentWaiting.tsx'
import { Unconfirmed } from './Unconfirmed.tsx'
import { useAttempt } from './useAttempt.ts'

interface Props {
  /** The `state` parameter, and what it says. */
  state: string
  selection: Selection
  userId: string
  displayName: string
}

function OrderedAlready({ displayName, onAgain }: { displayName: string; onAgain: () => void }) {
  return (
    <EmptyState
      title="You have ordered this already"
      description="The order is in your list. Order again only if you want the same products once more."
      icon="box"
      action={
        <>
          <LinkButton to={`/profile/${displayName}/orders?status=PENDING`}>View Orders</LinkButton>
          <Button variant="secondary" onClick={onAgain}>
            Order again
          </Button>
        </>
      }
    />
  )
}

/**
 * One selection on its way to an order: the form, the search for an order whose answer got lost, the wait for an
 * online payment, or the word that it was ordered already.
 */
export function Checkout({ state, selection, userId, displayName }: Props) {
  const [attempt, setAttempt] = useAttempt(userId, state)
  const [failure, setFailure] = useState<string | null>(null)
  const { key, choices, sent, placed } = attempt
  // What was chosen last stands in the store.
  const again = () => setAttempt(beginAttempt(userId, state, readAttempt(userId, state).choices))
  const onPaying = (ids: string[], payUrl: string) => setAttempt({ ...attempt, sent: undefined, placed: { ids, payUrl } })
  const ordering = { userId, state, attemptKey: key, onPaying }
  const onAbsent = (reason: string) => {
    setAttempt({ ...attempt, sent: undefined })
    setFailure(reason)
  }

  if (placed?.payUrl) return <PaymentWaiting ids={placed.ids} payUrl={placed.payUrl} displayName={displayName} onAgain={again} />
  if (placed) return <OrderedAlready displayName={displayName} onAgain={again} />
  if (sent) return <Unconfirmed {...ordering} sent={sent} displayName={displayName} onAbsent={onAbsent} />
  return (
    <FreshCheckout
      key={key}
      {...ordering}
      selection={selection}
      kept={choices}
      failure={failure}
      onFailed={setFailure}
      onUncertain={(unanswered, chosen) => setAttempt({ ...attempt, choices: chosen, sent: unanswered })}
    />
  )
}
