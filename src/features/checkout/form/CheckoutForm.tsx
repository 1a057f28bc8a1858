import { useRef, useState } from 'react'
import { useHref } from 'react-router-dom'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { paths } from '#domain/paths.ts'
import type { Selection } from '#domain/selection.ts'
import { type Attempt, type Choices, isOrdered } from '#flows/checkout/attempt.ts'
import type { Calls } from '#flows/checkout/calls.ts'
import { createPlacing } from '#flows/checkout/placing.ts'
import type { AttemptStore } from '#flows/checkout/store.ts'
import { useFreshProducts } from '#flows/freshProducts/useFreshProducts.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { QueryBoundary, type QueryView } from '#ui/QueryBoundary.tsx'
import { Notice } from '../Notices.tsx'
import { FormFields } from './FormFields.tsx'
import { cartLinesOf, orderBody, refusalText } from './orderRequest.ts'
import { type CheckoutGroup, reconcile, type Reconciled } from './reconcile.ts'

/** `pressed` is true from the click until the attempt ends. */
function usePlaceOrder(calls: Calls, store: AttemptStore, userId: string) {
  const [pressed, setPressed] = useState(false)
  const root = globalThis.location.origin + useHref('/').replace(/\/$/, '')
  const pageOf = (status: 'success' | 'failed') =>
    root + paths.checkoutResult({ status, type: 'onlinepay' })

  // A second click may arrive before the button is rendered as busy.
  const busy = useRef(false)

  const place = (
    groups: readonly CheckoutGroup[],
    choices: Choices,
    addressId: string,
    total?: number,
  ) => {
    if (busy.current) return
    busy.current = true
    setPressed(true)
    const order = {
      body: orderBody(
        { customer: userId, groups, choices },
        addressId,
        { success: pageOf('success'), failure: pageOf('failed') },
        total,
      ),
      cartLines: cartLinesOf(groups),
      reasonOf: (error: unknown) => refusalText(error, groups),
    }
    void createPlacing(calls, store)
      .placeOrder(order)
      .finally(() => {
        busy.current = false
        setPressed(false)
      })
  }
  return { place, pressed }
}

/**
 * Lines that another checkout has ordered; an old address or a second tab may still contain them.
 */
const orderedLines = (store: AttemptStore): ReadonlySet<string> =>
  new Set(
    store.others().flatMap((other) => {
      const progress = other.read()?.progress
      if (!progress || !isOrdered(progress) || progress.phase === 'unpaid') return []
      return progress.sent.cartLines.filter(({ left }) => left === 0).map(({ cartId }) => cartId)
    }),
  )

/** The latest value, or the previous one while it is undefined or `frozen`. Compared by JSON. */
function useLatest<T>(value: T | undefined, frozen: boolean): T | undefined {
  const [latest, setLatest] = useState(value)
  if (frozen || value === undefined || JSON.stringify(value) === JSON.stringify(latest))
    return latest
  setLatest(value)
  return value
}

/**
 * Loads prices and stock: from the cart, and of other products from the catalogue. `frozen` stops
 * updates, since an order in progress changes the stock itself.
 */
function useReconciled(
  selection: Selection,
  store: AttemptStore,
  frozen: boolean,
): QueryView<Reconciled> {
  const fresh = useFreshProducts(
    selection.flatMap((group) => group.products.map((product) => product.productId)),
  )
  // A line that another tab removes from the cart is loaded from the catalogue; until then the form
  // shows the previous value.
  const data = useLatest(
    fresh.data && reconcile(selection, fresh.data, orderedLines(store)),
    frozen,
  )
  return { ...fresh, data }
}

interface Props {
  store: AttemptStore
  attempt: Attempt
  calls: Calls
  userId: string
  displayName: string
}

export function CheckoutForm({ store, attempt, calls, userId, displayName }: Props) {
  const { place, pressed } = usePlaceOrder(calls, store, userId)
  const placing = pressed || attempt.progress.phase === 'sending'
  const query = useReconciled(attempt.selection, store, placing)
  return (
    <QueryBoundary query={query} loading={<ScreenSkeleton shape="checkout" />}>
      {(reconciled) =>
        reconciled.groups.length === 0 ? (
          <Notice
            title="These products can't be ordered any more"
            text={reconciled.changes.join(' ')}
          />
        ) : (
          <AntdProvider>
            <FormFields
              store={store}
              attempt={attempt}
              reconciled={reconciled}
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
