import { useMutation } from '@tanstack/react-query'
import { useActivityLog } from '#api/activityLog.ts'
import type { Schemas } from '#api/contract.ts'
import { orderMutations } from '#api/orders.ts'
import { visibleText } from '#lib/visibleText.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { useDiscardQuestion } from '#ui/useDiscardQuestion.tsx'
import { useDraftText } from '#ui/useDraft.ts'
import { ReasonField } from '../ReasonField.tsx'

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
  const { close, question } = useDiscardQuestion(reason !== '', onClose, discardTexts, {
    sending: isPending,
  })
  return (
    <Dialog
      open
      onClose={close}
      dismissible={!isPending}
      title="Request a refund"
      description={`${order.shop.shop_name} will review your request and reply. You can ask within 48 hours of receiving an order.`}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={close}>
            Not now
          </Button>
          <Button
            loading={isPending}
            disabled={reason === ''}
            onClick={() => mutate({ id: order._id, body: { reason, cancelled_by: 'customer' } })}
          >
            Request Refund
          </Button>
        </>
      }
    >
      <AntdProvider>
        <ReasonField
          label="What is wrong with the order?"
          value={text}
          disabled={isPending}
          onChange={setText}
        />
      </AntdProvider>
      {question}
    </Dialog>
  )
}
