import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined'
import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import { useState } from 'react'
import type { Calls } from '#flows/checkout/calls.ts'
import { lookOnce } from '#flows/checkout/placeOrder.ts'
import type { AttemptStore } from '#flows/checkout/store.ts'
import { paths } from '#lib/paths.ts'
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
    await lookOnce(calls, store)
    setChecking(false)
  }
  return (
    <div role="status">
      <EmptyState
        title={unreachable ? 'We could not check your order' : 'Looking for your order...'}
        description={
          unreachable
            ? 'No answer has come, so it may exist or not. It is checked again by itself once you are connected: nothing is ordered or charged twice.'
            : 'The answer to your order got lost, and the shops may still be at it. We keep looking for a minute or two before you can order again: nothing is ordered or charged twice.'
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
