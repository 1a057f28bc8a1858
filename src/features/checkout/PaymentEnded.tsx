import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** Payments that came to nothing. */
export type Ending = 'FAILED' | 'EXPIRED'

const words: Record<Ending, { title: string; text: string }> = {
  FAILED: { title: 'The payment failed', text: 'Nothing was charged.' },
  EXPIRED: { title: 'The payment has expired', text: 'It was not paid in time, and nothing was charged.' },
}

interface Props {
  ending: Ending
  displayName: string
  onAgain: () => void
}

/** A payment came to nothing: the same products can be ordered anew, by GCash or in cash. */
export function PaymentEnded({ ending, displayName, onAgain }: Props) {
  const { title, text } = words[ending]
  return (
    <div role="alert">
      <EmptyState
        title={title}
        description={`${text} Your orders tell what has become of them. You can order again, and pay the same way or in cash.`}
        icon="wallet"
        tone="mango"
        action={
          <>
            <Button onClick={onAgain}>Try again</Button>
            <LinkButton to={`/profile/${displayName}/orders`} variant="secondary">
              View Orders
            </LinkButton>
            <LinkButton to="/cart" variant="quiet">
              Back to cart
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
