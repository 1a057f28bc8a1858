import { useState } from 'react'
import { env } from '#lib/env.ts'
import { unloadUnasked } from '#lib/unsaved.ts'
import { BRAND } from '#ui/brand.ts'
import { type BugReport, bugMail, emptyReport, mailLink } from './bugReportText.ts'
import { BugReportForm } from './BugReportForm.tsx'
import { BugReportSent } from './BugReportSent.tsx'
import { useBugContext } from './useBugContext.ts'

interface Props {
  /** The earlier input. The owner keeps it, so that closing the dialog does not discard it. */
  draft: BugReport | undefined
  onDraft: (draft: BugReport | undefined) => void
  onClose: () => void
}

/** The questions, and then what to do when no mail program opened. */
export function BugReportSteps({ draft, onDraft, onClose }: Props) {
  const context = useBugContext()
  const [sent, setSent] = useState<BugReport>()
  const mailOf = (report: BugReport) => bugMail(BRAND, report, context)

  const send = (report: BugReport) => {
    // The page stays, though some browsers ask as if it were unloaded.
    unloadUnasked()
    globalThis.location.assign(mailLink(env.supportEmail, mailOf(report)))
    setSent(report)
  }
  const finish = () => {
    onDraft(undefined)
    onClose()
  }
  if (!sent) return <BugReportForm context={context} draft={draft ?? emptyReport} onDraft={onDraft} onSend={send} mailOf={mailOf} />
  return <BugReportSent mail={mailOf(sent)} screenshot={sent.screenshot} onEdit={() => setSent(undefined)} onDone={finish} />
}
