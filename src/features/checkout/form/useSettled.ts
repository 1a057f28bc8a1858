import { useState } from 'react'
import { isOrdered } from '#flows/checkout/attempt.ts'
import type { AttemptStore } from '#flows/checkout/store.ts'
import { useFreshProducts } from '#flows/freshProducts/useFreshProducts.ts'
import type { Selection } from '#domain/selection.ts'
import type { QueryView } from '#ui/QueryBoundary.tsx'
import { type Settled, settle } from './settle.ts'

/** Cart lines that another checkout has ordered completely; an old address or a second tab may still contain them. */
const orderedLines = (store: AttemptStore): ReadonlySet<string> =>
  new Set(
    store.others().flatMap((other) => {
      const progress = other.read()?.progress
      if (!progress || !isOrdered(progress) || progress.phase === 'unpaid') return []
      return progress.sent.cartLines.filter(({ left }) => left === 0).map(({ cartId }) => cartId)
    }),
  )

/** The latest value; while it is undefined, or with `held`, the previous one. Values are compared by their JSON. */
function useLatest<T>(value: T | undefined, held: boolean): T | undefined {
  const [kept, setKept] = useState(value)
  if (held || value === undefined || JSON.stringify(value) === JSON.stringify(kept)) return kept
  setKept(value)
  return value
}

/**
 * Loads current prices and stock of a selection: from the cart, and of other products from the catalogue. With `held` the value is fixed,
 * since an order in progress changes the stock itself.
 */
export function useSettled(selection: Selection, store: AttemptStore, held: boolean): QueryView<Settled> {
  const fresh = useFreshProducts(selection.flatMap((group) => group.products.map((product) => product.productId)))
  // A line that another tab removes from the cart is loaded from the catalogue; until then the form does not change.
  const data = useLatest(fresh.data && settle(selection, fresh.data, orderedLines(store)), held)
  return { ...fresh, data }
}
