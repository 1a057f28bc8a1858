import type { Schemas } from '../../api/contract.ts'
import { CancelOrderDialog } from './cancel/CancelOrderDialog.tsx'
import { CollectDialog } from './collect/CollectDialog.tsx'
import { RateDialog } from './rating/RateDialog.tsx'
import { type Drafts, hasInput, withoutFiles } from './rating/ratings.ts'
import { RefundDialog } from './refund/RefundDialog.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ReorderDialog } from './reorder/ReorderDialog.tsx'
import { useDiscardQuestion } from '../../ui/useDiscardQuestion.tsx'
import { useKept } from '../../ui/useKept.ts'
import { isRecord } from '../../lib/isRecord.ts'

const OrderAsList = lazyPart(async () => (await import('./schedule/OrderAsList.tsx')).OrderAsList, {
  onMissing: ({ onClose }) => onClose(),
})

/** Actions on an order, each with a dialog. */
const actions = ['cancel', 'collect', 'refund', 'rate', 'reorder', 'schedule'] as const
export type OrderAction = (typeof actions)[number]

export interface ChosenAction {
  action: OrderAction
  /** The order as it was when the action was chosen. */
  order: Schemas['Order']
}

/** Whether a value that was kept over a reload is a chosen action. */
export const isChosen = (value: unknown): boolean =>
  isRecord(value) && actions.some((action) => action === value.action) && isRecord(value.order) && typeof value.order._id === 'string'

/** Unsent ratings by order id. */
type AllDrafts = Readonly<Record<string, Drafts>>

/** A browser stores no files. */
const storable = (all: AllDrafts): AllDrafts =>
  Object.fromEntries(Object.entries(all).map(([orderId, drafts]) => [orderId, withoutFiles(drafts)]))

const discard = { title: 'Discard your rating?', description: 'What you have rated has not been sent.' }

interface Props {
  /** Null while no dialog is open. */
  chosen: ChosenAction | null
  onClose: () => void
}

/** The dialogs of an order. They belong to the page: when an order leaves the list, its card is unmounted, but not its open dialog. */
export function OrderDialogs({ chosen, onClose }: Props) {
  // Closing the dialog keeps the input, leaving the page does not.
  const [drafts, setDrafts] = useKept<AllDrafts>('orders.ratings', {}, isRecord, storable)
  const { question } = useDiscardQuestion(Object.values(drafts).some(hasInput), () => setDrafts({}), discard, { lostBy: 'screen' })
  const dialogOf = ({ action, order }: ChosenAction) => {
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
  return (
    <>
      {chosen && dialogOf(chosen)}
      {question}
    </>
  )
}
