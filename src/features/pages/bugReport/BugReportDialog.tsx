import { isRecord } from '../../../lib/isRecord.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useKept } from '../../../ui/useKept.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { BugReport } from './bugReportText.ts'
import styles from './BugReportDialog.module.css'

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

const BugReportSteps = lazyPart(async () => (await import('./BugReportSteps.tsx')).BugReportSteps, { loading: <Waiting /> })

interface Props {
  open: boolean
  onClose: () => void
}

/** Report a Bug, over any screen. It stays mounted while closed, which keeps the input; its form is loaded at the first opening. */
export function BugReportDialog({ open, onClose }: Props) {
  const [draft, setDraft] = useKept<BugReport | undefined>('bugReport.draft', undefined, isRecord)
  return (
    <Dialog open={open} onClose={onClose} title="Report a Bug">
      <BugReportSteps draft={draft} onDraft={setDraft} onClose={onClose} />
    </Dialog>
  )
}
