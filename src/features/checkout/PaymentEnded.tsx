import WalletOutlined from '@ant-design/icons/WalletOutlined'
import type { Ending } from '#flows/checkout/attempt.ts'
import { endings } from '#flows/checkout/payment/endings.ts'
import { paths } from '#domain/paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

interface Props {
  ending: Ending
  /** The products are being added to the cart again. */
  returning: boolean
  displayName: string
  onAgain: () => void
}

/** Shown after a failed or expired payment: the same products can be ordered again, by GCash or in cash, and are in the cart again. */
export function PaymentEnded({ ending, returning, displayName, onAgain }: Props) {
  const { title, text } = endings[ending]
  return (
    <div role="alert">
      <EmptyState
        title={title}
        description={`${text} See My Orders for the details. You can order again with GCash or cash.`}
        icon={WalletOutlined}
        tone="mango"
        action={
          <>
            <Button loading={returning} onClick={onAgain}>
              Try again
            </Button>
            <LinkButton to={paths.orders(displayName)} variant="secondary">
              View Orders
            </LinkButton>
            <LinkButton to={paths.cart()} variant="quiet">
              Back to cart
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
