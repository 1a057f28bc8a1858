import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined'
import InboxOutlined from '@ant-design/icons/InboxOutlined'
import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import WalletOutlined from '@ant-design/icons/WalletOutlined'
import { useState } from 'react'
import { paths } from '#domain/paths.ts'
import type { Ending } from '#flows/checkout/attempt.ts'
import type { Calls } from '#flows/checkout/calls.ts'
import { endings } from '#flows/checkout/payment/endings.ts'
import { createPlacing } from '#flows/checkout/placing.ts'
import type { AttemptStore } from '#flows/checkout/store.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

export function Notice({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      title={title}
      description={text}
      icon={ShoppingCartOutlined}
      tone="mango"
      action={<LinkButton to={paths.cart()}>Back to cart</LinkButton>}
    />
  )
}

interface UnconfirmedProps {
  store: AttemptStore
  calls: Calls
  unreachable: boolean
  displayName: string
}

/** The response to an order was lost: the app searches for the order. */
export function Unconfirmed({ store, calls, unreachable, displayName }: UnconfirmedProps) {
  const [checking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    await createPlacing(calls, store).lookOnce()
    setChecking(false)
  }
  return (
    <div role="status">
      <EmptyState
        title={unreachable ? 'We could not check your order' : 'Looking for your order...'}
        description={
          unreachable
            ? 'We didn’t get a reply, so we don’t know yet whether it was placed. We’ll check again when you’re back online. Nothing is ordered or charged twice.'
            : 'We didn’t get a reply to your order, and the shops may still be working on it. We’ll keep checking for a minute or two before you can order again, so that nothing is ordered or charged twice.'
        }
        icon={unreachable ? DisconnectOutlined : ClockCircleOutlined}
        tone="mango"
        action={
          <>
            <Button icon={ReloadOutlined} loading={checking} onClick={() => void check()}>
              Check again
            </Button>
            <LinkButton to={paths.orders(displayName)} variant="secondary">
              View Orders
            </LinkButton>
          </>
        }
      />
    </div>
  )
}

interface PaymentEndedProps {
  ending: Ending
  returning: boolean
  displayName: string
  onAgain: () => void
}

/**
 * After a failed or expired payment the products are in the cart again, and can be ordered by GCash
 * or in cash.
 */
export function PaymentEnded({ ending, returning, displayName, onAgain }: PaymentEndedProps) {
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

/** The user returns to a checkout whose order was placed before. */
export function OrderedAlready({
  displayName,
  onAgain,
}: {
  displayName: string
  onAgain: () => void
}) {
  return (
    <EmptyState
      title="You have ordered this already"
      description="It is in My Orders. Order again only if you want the same products a second time."
      icon={InboxOutlined}
      action={
        <>
          <LinkButton to={paths.orders(displayName, { status: 'PENDING' })}>View Orders</LinkButton>
          <Button variant="secondary" onClick={onAgain}>
            Order again
          </Button>
        </>
      }
    />
  )
}
