import { lazy, Suspense, useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { BugReport } from './bugReportText.ts'
import styles from './BugReportDialog.module.css'

const BugReportSteps = lazy(async () => ({ default: (await import('./BugReportSteps.tsx')).BugReportSteps }))

function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton width="8rem" />
      <Skeleton shape="block" height="6rem" />
      <Skeleton width="10rem" />
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="block" height="2.75rem" />
    </div>
  )
}

interface Props {
  open: boolean
  onClose: () => void
}

/** Report a Bug, over any screen. Kept mounted while closed, it keeps what was typed; its form comes with the first opening. */
export function BugReportDialog({ open, onClose }: Props) {
  const [draft, setDraft] = useState<BugReport>()
  return (
    <Dialog open={open} onClose={onClose} title="Report a Bug">
      <Suspense fallback={<Waiting />}>
        <BugReportSteps draft={draft} onDraft={setDraft} onClose={onClose} />
      </Suspense>
    </Dialog>
  )
}
