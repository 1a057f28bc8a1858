import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { orderQueries } from '#api/orders.ts'
import { useCancelOrder } from '#flows/orders/useCancelOrder.ts'
import { visibleText } from '#lib/visibleText.ts'
import { ActionDialog } from '#ui/ActionDialog.tsx'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { useDraftText } from '#ui/useDraft.ts'
import { OrderNote } from '../OrderNote.tsx'
import { ReasonField } from '../ReasonField.tsx'
import {
  cancelNote,
  type CancelReason,
  cancelReasons,
  mayCancel,
  OTHERS,
  reasonText,
} from './cancellation.ts'

/**
 * Refetched on mount and updated while mounted, even after the order has left the list. It is the
 * given order before the response, and after a failure.
 */
function useCurrentOrder(order: Schemas['Order']): Schemas['Order'] {
  const query = useInfiniteQuery({
    ...orderQueries.ofBuyer(order.customer, { transaction_id: order._id }),
    refetchOnMount: 'always',
  })
  // An earlier visit's data may be older than the given order.
  const current = query.isFetchedAfterMount ? query.data?.pages[0]?.items[0] : undefined
  return current ?? order
}

/** When the shop changes the status meanwhile, the dialog says so and keeps the input. */
export function CancelOrderDialog({
  order,
  onClose,
}: {
  order: Schemas['Order']
  onClose: () => void
}) {
  const { order_status } = useCurrentOrder(order)
  const { cancel, cancelling } = useCancelOrder(order._id, onClose)
  const [chosen, setChoice] = useState<CancelReason | null>(null)
  const [customReason, setCustomReason] = useDraftText(`cancel.${order._id}`)
  // A text without a choice is from before a reload.
  const choice = chosen ?? (customReason === '' ? null : OTHERS)
  const reason = choice === OTHERS ? visibleText(customReason) : (choice ?? '')
  const possible = mayCancel(order_status)
  const discardTexts = {
    title: 'Discard your reason?',
    description: 'What you typed has not been sent.',
  }
  const options = cancelReasons.map((value) => ({
    value,
    label: reasonText(value),
    disabled: !possible,
  }))
  return (
    <ActionDialog
      title="Cancel order"
      description="Why do you want to cancel this order?"
      action={possible && 'Cancel order'}
      cancelLabel={possible ? 'Keep order' : 'Close'}
      danger
      disabled={reason === ''}
      busy={cancelling}
      discard={discardTexts}
      unsaved={possible && choice === OTHERS && reason !== ''}
      onAction={() => cancel(reason)}
      onClose={onClose}
    >
      <OrderNote text={cancelNote(order_status, order)} urgent={!possible} />
      <AntdProvider>
        <RadioGroup
          label="Reason"
          hideLabel
          options={options}
          value={choice}
          onChange={setChoice}
        />
        {choice === OTHERS && (
          <ReasonField
            label="Your reason"
            value={customReason}
            disabled={cancelling || !possible}
            onChange={setCustomReason}
          />
        )}
      </AntdProvider>
    </ActionDialog>
  )
}
