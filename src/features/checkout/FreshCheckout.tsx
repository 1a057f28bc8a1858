import { useState } from 'react'
import type { Selection } from '../../lib/selection.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import { CheckoutForm, type FreshProps } from './CheckoutForm.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { Notice } from './Notice.tsx'
import type { Settled } from './settle.ts'
import { useSettled } from './useSettled.ts'

/** A selection that was not ordered yet, with prices and stock read anew. */
export function FreshCheckout({ selection, ...props }: FreshProps & { selection: Selection }) {
  const query = useSettled(selection)
  // While an order is on its way its own effect on the stock is no news.
  const [ordered, setOrdered] = useState<Settled | null>(null)
  return (
    <QueryBoundary query={ordered ? { ...query, data: ordered } : query} loading={<CheckoutSkeleton />}>
      {(settled) =>
        settled.groups.length === 0 ? (
          <Notice title="These products can't be ordered any more" text={settled.changes.join(' ')} />
        ) : (
          <CheckoutForm {...props} settled={settled} placing={ordered !== null} onBusy={(busy) => setOrdered(busy ? settled : null)} />
        )
      }
    </QueryBoundary>
  )
}
