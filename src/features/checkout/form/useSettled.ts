import { useState } from 'react'
import { isOrdered } from '../../../flows/checkout/attempt.ts'
import type { AttemptStore } from '../../../flows/checkout/store.ts'
import { useFreshProducts } from '../../../flows/freshProducts/useFreshProducts.ts'
import type { Selection } from '../../../lib/selection.ts'
import type { QueryView } from '../../../ui/QueryBoundary.tsx'
import { type Settled, settle } from './settle.ts'

/** Lines of the cart that another checkout has ordered as a whole: an old address or a second tab may still name them. */
const orderedLines = (store: AttemptStore): ReadonlySet<string> =>
  new Set(
    store.others().flatMap((other) => {
      const progress = other.read()?.progress
      if (!progress || !isOrdered(progress) || progress.phase === 'unpaid') return []
      return progress.sent.cartLines.filter(({ left }) => left === 0).map(({ cartId }) => cartId)
    }),
  )

/** The latest value; while there is none, or with `held`, the one before. Values are the same when they read the same. */
function useLatest<T>(value: T | undefined, held: boolean): T | undefined {
  const [kept, setKept] = useState(value)
  if (held || value === undefined || JSON.stringify(value) === JSON.stringify(kept)) return kept
  setKept(value)
  return value
}

/**
 * Reads prices and stock of a selection anew: from the cart, and what is not in it from the catalogue. With `held` nothing changes: an
 * order that is on its way changes the stock itself.
 */
export function useSettled(selection: Selection, store: AttemptStore, held: boolean): QueryView<Settled> {
  const fresh = useFreshProducts(selection.flatMap((group) => group.products.map((product) => product.productId)))
  // A line that another tab takes out of the cart is read from the catalogue: until then the form stays as it is.
  const data = useLatest(fresh.data && settle(selection, fresh.data, orderedLines(store)), held)
  return { ...fresh, data }
}
