import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined'
import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import { useState } from 'react'
import type { Calls } from '#flows/checkout/calls.ts'
import { createPlacing } from '#flows/checkout/placing.ts'
import type { AttemptStore } from '#flows/checkout/store.ts'
import { paths } from '#domain/paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

interface Props {
  store: AttemptStore
  calls: Calls
  /** The last read of the orders failed. */
  unreachable: boolean
  displayName: string
}

/** Shown after an order was sent and its response was lost: the app first searches for the order. */
export function Unconfirmed({ store, calls, unreachable, displayName }: Props) {
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
