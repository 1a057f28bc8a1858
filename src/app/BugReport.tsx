import { BugReportDialog } from '#features/bugReport/BugReportDialog.tsx'
import { showBugReport, useBugReport } from '#state/bugReport.ts'
import { useReopening } from '#ui/useReopening.ts'

/** The Report a Bug dialog. It is mounted once, and every screen can open it. */
export function BugReport() {
  const { open, users } = useBugReport()
  useReopening('bugReport', open, () => showBugReport(true))
  return <BugReportDialog key={users} open={open} onClose={() => showBugReport(false)} />
}
