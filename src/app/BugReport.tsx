import { BugReportDialog } from '../features/pages/bugReport/BugReportDialog.tsx'
import { showBugReport, useBugReport } from '../state/bugReport.ts'

/** The one Report a Bug dialog, which every screen can open. */
export function BugReport() {
  return <BugReportDialog open={useBugReport()} onClose={() => showBugReport(false)} />
}
