import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../../api/contract.ts'
import { reportMutations } from '../../../api/reports.ts'
import { ReportDialog, type ReportType } from '../../../flows/report/ReportDialog.tsx'
import { ReportDialogMenu } from '../../../flows/report/ReportDialogMenu.tsx'
import { useGatedAction } from '../../../state/gate.ts'
import { showError, showToast } from '../../../ui/toast.ts'

/** Flags or reports a product. The toast waits for the server's answer. */
export function ProductReport({ product }: { product: Schemas['Product'] }) {
  const [open, setOpen] = useState(false)
  const ask = useGatedAction(`report:${product._id}`, () => setOpen(true))
  const { mutateAsync } = useMutation({
    ...reportMutations.create(),
    onSuccess: (_answer, { report_type }) =>
      showToast(report_type === 'FLAG' ? 'Flag Submitted' : 'Report Submitted', 'Thank you for helping us maintain a safe marketplace.'),
    onError: () => showError('Error', 'Failed to submit report. Please try again later.'),
  })
  const submit = (report_type: ReportType, description: string) =>
    mutateAsync({ target_value: product._id, type: 'PRODUCT', description, report_type })
  return (
    <>
      <ReportDialogMenu kind="product" onReport={ask} />
      <ReportDialog open={open} kind="product" name={product.product_name} onSubmit={submit} onClose={() => setOpen(false)} />
    </>
  )
}
