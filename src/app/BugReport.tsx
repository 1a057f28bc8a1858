import { BugReportDialog } from '#features/bugReport/BugReportDialog.tsx'
import { showBugReport, useBugReport } from '#state/bugReport.ts'

/** Mounted once; every screen can open it. */
export function BugReport() {
  const { open, users } = useBugReport()
  return <BugReportDialog key={users} open={open} onClose={() => showBugReport(false)} />
}
