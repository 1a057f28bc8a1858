import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useActivityLog } from '#api/activityLog.ts'
import type { Schemas } from '#api/contract.ts'
import { orderMutations, orderQueries } from '#api/orders.ts'
import { useUserId } from '#api/session.ts'
import { useCancelOrder } from '#flows/orders/useCancelOrder.ts'
import { visibleText } from '#lib/visibleText.ts'
import { ActionDialog } from '#ui/ActionDialog.tsx'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Text } from '#ui/Layout.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { useDraftText } from '#ui/useDraft.ts'
import { OrderNote } from '../OrderNote.tsx'
import {
  cancelNote,
  type CancelReason,
  cancelReasons,
  mayCancel,
  OTHERS,
  reasonText,
} from './cancellation.ts'

/** The server's limit, characters. */
const MAX_LENGTH = 300

/**
 * Shows a field that a choice has added. In a dialog that is not open yet, this would scroll the
 * page below.
 */
const show = (element: HTMLElement | null) => {
  if (element?.closest('dialog[open]')) element.scrollIntoView({ block: 'nearest' })
}

interface ReasonProps {
  label: string
  value: string
  disabled: boolean
  onChange: (text: string) => void
}

function ReasonField({ label, value, disabled, onChange }: ReasonProps) {
  return (
    <Text as="div" above={4} ref={show}>
      <TextArea
        label={label}
        maxLength={MAX_LENGTH}
        readOnly={disabled}
        value={value}
        onChange={onChange}
      />
    </Text>
  )
}

/**
 * Refetched on mount and updated while mounted, even after the order has left the list. It is the
 * given order before the response, and after a failure.
 */
function useCurrentOrder(order: Schemas['Order']): Schemas['Order'] {
  const query = useInfiniteQuery({
    ...orderQueries.ofBuyer(useUserId() ?? '', { transaction_id: order._id }),
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

/** The input is kept until the request has succeeded. */
export function RefundDialog({ order, onClose }: { order: Schemas['Order']; onClose: () => void }) {
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
