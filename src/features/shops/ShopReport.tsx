import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../api/contract.ts'
import { reportMutations } from '../../api/reports.ts'
import { ReportDialog, type ReportType } from '../../flows/report/ReportDialog.tsx'
import { ReportDialogMenu } from '../../flows/report/ReportDialogMenu.tsx'
import { useGatedAction } from '../../state/gate.ts'
import { showError, showToast } from '../../ui/toast.ts'

/** Flags or reports a shop. The toast waits for the server's answer. */
export function ShopReport({ shop }: { shop: Schemas['Shop'] }) {
  const [open, setOpen] = useState(false)
  const ask = useGatedAction(`report:${shop._id}`, () => setOpen(true))
  const { mutateAsync } = useMutation({
    ...reportMutations.create(),
    onSuccess: (_answer, { report_type }) =>
      showToast(report_type === 'FLAG' ? 'Flag Submitted' : 'Report Submitted', 'Thank you for helping us maintain a safe marketplace.'),
    onError: () => showError('Error', 'Failed to submit report. Please try again later.'),
  })
  const submit = (report_type: ReportType, description: string) =>
    mutateAsync({ target_value: shop._id, type: 'SELLER', description, report_type })
  return (
    <>
      <ReportDialogMenu kind="shop" onReport={ask} />
      <ReportDialog open={open} kind="shop" name={shop.shop_name} onSubmit={submit} onClose={() => setOpen(false)} />
    </>
  )
}
