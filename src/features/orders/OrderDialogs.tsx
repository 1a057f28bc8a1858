import { useMutation } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useActivityLog } from '#api/activityLog.ts'
import type { Schemas } from '#api/contract.ts'
import { orderMutations } from '#api/orders.ts'
import { isRecord } from '#lib/isRecord.ts'
import { visibleText } from '#lib/visibleText.ts'
import { ActionDialog } from '#ui/ActionDialog.tsx'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
import { useDraft, useDraftText } from '#ui/useDraft.ts'
import { CancelOrderDialog } from './cancel/CancelOrderDialog.tsx'
import { RateDialog } from './rating/RateDialog.tsx'
import { type Drafts, hasInput, withoutFiles } from './rating/ratings.ts'
import { ReasonField } from './ReasonField.tsx'

/** The input is kept until the request has succeeded. */
function RefundDialog({ order, onClose }: { order: Schemas['Order']; onClose: () => void }) {
  const log = useActivityLog()
  const [text, setText] = useDraftText(`refund.${order._id}`)
  const { mutate, isPending } = useMutation({
    ...orderMutations.refund(),
    onSuccess: () => {
      log('ORDER', 'Customer Requested Refund')
      showToast('Refund Requested', 'The shop will look at your request.')
      onClose()
    },
    // The reason of a refusal, such as that the return window has passed.
    onError: ({ message }) => showError('Failed to request refund', message),
  })
  const reason = visibleText(text)
  const discardTexts = {
    title: 'Discard this request?',
    description: 'What you typed has not been sent.',
  }
  return (
    <ActionDialog
      title="Request a refund"
      description={`${order.shop.shop_name} will review your request and reply. You can ask within 48 hours of receiving an order.`}
      action="Request Refund"
      cancelLabel="Not now"
      disabled={reason === ''}
      busy={isPending}
      discard={discardTexts}
      unsaved={reason !== ''}
      onAction={() => mutate({ id: order._id, body: { reason, cancelled_by: 'customer' } })}
      onClose={onClose}
    >
      <AntdProvider>
        <ReasonField
          label="What is wrong with the order?"
          value={text}
          disabled={isPending}
          onChange={setText}
        />
      </AntdProvider>
    </ActionDialog>
  )
}

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
