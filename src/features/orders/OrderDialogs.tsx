import { useState } from 'react'
import type { Schemas } from '../../api/contract.ts'
import { CancelOrderDialog } from './cancel/CancelOrderDialog.tsx'
import { CollectDialog } from './collect/CollectDialog.tsx'
import { RateDialog } from './rating/RateDialog.tsx'
import type { Drafts } from './rating/ratings.ts'
import { RefundDialog } from './refund/RefundDialog.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ReorderDialog } from './reorder/ReorderDialog.tsx'

const OrderAsList = lazyPart(async () => (await import('./schedule/OrderAsList.tsx')).OrderAsList, {
  onMissing: ({ onClose }) => onClose(),
})

/** Actions on an order, each with a dialog. */
export type OrderAction = 'cancel' | 'collect' | 'refund' | 'rate' | 'reorder' | 'schedule'

export interface ChosenAction {
  action: OrderAction
  /** The order as it was when the action was chosen. */
  order: Schemas['Order']
}

interface Props {
  /** Null while no dialog is open. */
  chosen: ChosenAction | null
  onClose: () => void
}

/** The dialogs of an order. They belong to the page: when an order leaves the list, its card is unmounted, but not its open dialog. */
export function OrderDialogs({ chosen, onClose }: Props) {
  // Unsent ratings by order id, so that closing the dialog keeps the input.
  const [drafts, setDrafts] = useState<Readonly<Record<string, Drafts>>>({})
  if (!chosen) return null
  const { action, order } = chosen
  switch (action) {
    case 'cancel':
      return <CancelOrderDialog order={order} onClose={onClose} />
    case 'collect':
      return <CollectDialog order={order} onClose={onClose} />
    case 'refund':
      return <RefundDialog order={order} onClose={onClose} />
    case 'rate':
      return (
        <RateDialog
          order={order}
          drafts={drafts[order._id] ?? {}}
          onDrafts={(change) => setDrafts((all) => ({ ...all, [order._id]: change(all[order._id] ?? {}) }))}
          onClose={onClose}
        />
      )
    case 'reorder':
      return <ReorderDialog order={order} onClose={onClose} />
    case 'schedule':
      return <OrderAsList order={order} onClose={onClose} />
  }
}
