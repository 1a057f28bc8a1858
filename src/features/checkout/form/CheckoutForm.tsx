import type { Attempt } from '#flows/checkout/attempt.ts'
import type { Calls } from '#flows/checkout/calls.ts'
import type { AttemptStore } from '#flows/checkout/store.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Notice } from '../Notice.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { FormFields } from './FormFields.tsx'
import { usePlaceOrder } from './usePlaceOrder.ts'
import { useSettled } from './useSettled.ts'

interface Props {
  store: AttemptStore
  attempt: Attempt
  calls: Calls
  userId: string
  displayName: string
}

/** The checkout form, with current prices and stock. */
export function CheckoutForm({ store, attempt, calls, userId, displayName }: Props) {
  const { place, pressed } = usePlaceOrder(calls, store, userId)
  const placing = pressed || attempt.progress.phase === 'sending'
  const query = useSettled(attempt.selection, store, placing)
  return (
    <QueryBoundary query={query} loading={<CheckoutSkeleton />}>
      {(settled) =>
        settled.groups.length === 0 ? (
          <Notice title="These products can't be ordered any more" text={settled.changes.join(' ')} />
        ) : (
          <AntdProvider>
            <FormFields
              store={store}
              attempt={attempt}
              settled={settled}
              userId={userId}
              displayName={displayName}
              placing={placing}
              onPlace={place}
            />
          </AntdProvider>
        )
      }
    </QueryBoundary>
  )
}
