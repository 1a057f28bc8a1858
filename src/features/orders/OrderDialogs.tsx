import { useMutation } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useActivityLog } from '#api/activityLog.ts'
import type { Schemas } from '#api/contract.ts'
import { orderMutations } from '#api/orders.ts'
import { isRecord } from '#lib/isRecord.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
import { useDraft } from '#ui/useDraft.ts'
import { CancelOrderDialog, RefundDialog } from './cancel/ReasonDialogs.tsx'
import { RateDialog } from './rating/RateDialog.tsx'
import { type Drafts, hasInput, withoutFiles } from './rating/ratings.ts'

function CollectDialog({ order, onClose }: { order: Schemas['Order']; onClose: () => void }) {
  const log = useActivityLog()
  const { mutate, isPending } = useMutation({
    ...orderMutations.complete(),
    onSuccess: () => {
      log('ORDER', 'Customer Received Order')
      showToast('Order Received', 'Your order has been successfully received.')
      onClose()
    },
    onError: () => showError('Failed to receive order', 'Please try again later.'),
  })
  return (
    <ConfirmDialog
      open
      title="Order Collected"
      description={`Do you have everything that you ordered from ${order.shop.shop_name}? The order is then completed, and this can't be undone.`}
      confirmLabel="Yes, I have it"
      cancelLabel="Not yet"
      busy={isPending}
      onConfirm={() => mutate(order._id)}
      onCancel={onClose}
    />
  )
}

const OrderAsList = lazy(async () => ({
  default: (await import('./schedule/OrderAsList.tsx')).OrderAsList,
}))

export type OrderAction = 'cancel' | 'collect' | 'refund' | 'rate' | 'schedule'

export interface ChosenAction {
  action: OrderAction
  /** The order as it was when the action was chosen. */
  order: Schemas['Order']
}

type AllDrafts = Readonly<Record<string, Drafts>>

/** Leaves out files, which a browser can't store. */
const storable = (all: AllDrafts): AllDrafts =>
  Object.fromEntries(
    Object.entries(all).map(([orderId, drafts]) => [orderId, withoutFiles(drafts)]),
  )

const discard = {
  title: 'Discard your rating?',
  description: 'What you have rated has not been sent.',
}

interface Props {
  chosen: ChosenAction | null
  onClose: () => void
}

/** The page renders them: an open dialog stays when its order disappears from the list. */
export function OrderDialogs({ chosen, onClose }: Props) {
  // The input survives closing the dialog, but not leaving the page.
  const [drafts, setDrafts] = useState<AllDrafts>({})
  const isTyped = Object.values(drafts).some(hasInput)
  useDraft(
    'orders.ratings',
    () => (isTyped ? storable(drafts) : undefined),
    (restored) => isRecord(restored) && setDrafts(restored as AllDrafts),
  )
  const { question } = useDiscardQuestion(isTyped, () => setDrafts({}), discard, {
    lostBy: 'screen',
  })
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
            onDrafts={(change) =>
              setDrafts((all) => ({ ...all, [order._id]: change(all[order._id] ?? {}) }))
            }
            onClose={onClose}
          />
        )
      case 'schedule':
        return (
          <LazyDialog onClose={onClose}>
            <OrderAsList order={order} onClose={onClose} />
          </LazyDialog>
        )
    }
  }
  return (
    <>
      {chosen && dialogOf(chosen)}
      {question}
    </>
  )
}
