import { useState } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { DriftDialog } from './DriftDialog.tsx'
import { faultsOf } from './groups.ts'
import { useReport } from './report.ts'
import styles from './DriftPanel.module.css'

export function DriftPanel() {
  const { report, waiting } = useReport()
  const [open, setOpen] = useState(false)
  const faults = faultsOf(report).length
  return (
    <aside aria-label="Drift report" className={styles.corner}>
      <button
        type="button"
        className={styles.toggle}
        data-found={faults > 0}
        data-waiting={waiting}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Drift <span className={styles.count}>{faults}</span>
        <VisuallyHidden>{faults === 1 ? ' difference' : ' differences'}</VisuallyHidden>
      </button>
      <DriftDialog open={open} report={report} onClose={() => setOpen(false)} />
    </aside>
  )
}
