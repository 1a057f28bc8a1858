import { useMutation } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { reportMutations } from '#api/reports.ts'
import { useGatedAction } from '#state/gate.ts'
import { LazyDialog } from '#ui/LazyDialog.tsx'
import { showError, showToast } from '#ui/toast.ts'
import { useReopening } from '#ui/useReopening.ts'
import type { ReportType } from './ReportDialog.tsx'
import { ReportDialogMenu } from './ReportDialogMenu.tsx'

const ReportDialog = lazy(async () => ({
  default: (await import('./ReportDialog.tsx')).ReportDialog,
}))

/** The kind of target, as in the contract. */
const targets = { product: 'PRODUCT', shop: 'SELLER' } as const

interface Props {
  kind: keyof typeof targets
  /** Id of the product or the shop. */
  id: string
  name: string
}

/**
 * Flags or reports a product or a shop, after a login where one is needed. The toast waits for the
 * response.
 */
export function Report({ kind, id, name }: Props) {
  const [open, setOpen] = useState(false)
  useReopening(`report:${id}`, open, () => setOpen(true))
  const ask = useGatedAction(`report:${id}`, () => setOpen(true))
  const { mutateAsync } = useMutation({
    ...reportMutations.create(),
    onSuccess: (_answer, { report_type }) =>
      showToast(
        report_type === 'FLAG' ? 'Flag Submitted' : 'Report Submitted',
        'Thank you for helping us maintain a safe marketplace.',
      ),
    onError: () => showError('Error', 'Failed to submit report. Please try again later.'),
  })
  const submit = (report_type: ReportType, description: string) =>
    mutateAsync({ target_value: id, type: targets[kind], description, report_type })
  return (
    <>
      <ReportDialogMenu kind={kind} name={name} onReport={ask} />
      {open && (
        <LazyDialog onClose={() => setOpen(false)}>
          <ReportDialog kind={kind} name={name} onSubmit={submit} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  )
}
