import { useEffect, useRef, useState } from 'react'
import { env } from '#lib/env.ts'
import { unloadUnasked } from '#lib/unsaved.ts'
import { appVersion } from '#lib/version.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { BRAND } from '#ui/brand.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copyText.ts'
import { Row, Text } from '#ui/Layout.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { BugReportForm } from './BugReportForm.tsx'
import {
  type BugContext,
  bugMail,
  type BugReport,
  emptyReport,
  mailLink,
  reportedOrder,
  reportedPage,
} from './bugReportText.ts'
import styles from './BugReportDialog.module.css'

interface BugReportSentProps {
  mail: { subject: string; body: string }
  screenshot: string
  onEdit: () => void
  onDone: () => void
}

/** A page can't know whether a mail program did open, so it offers alternatives. */
function BugReportSent({ mail, screenshot, onEdit, onDone }: BugReportSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <Text as="h3" ref={heading} tabIndex={-1} size="l" className={styles.sentTitle}>
        Your email app should open now
      </Text>
      <p>
        Please check the report there and send it.{' '}
        {screenshot && `Don’t forget to attach ${screenshot}.`} Thank you for helping!
      </p>
      <p>
        Nothing opened? <a href={mailLink(env.supportEmail, mail)}>Open the email again</a>, or copy
        the report and send it to {env.supportEmail} yourself.
      </p>
      <AntdProvider>
        <TextArea label="The report" readOnly value={mail.body} />
      </AntdProvider>
      <Row align="stretch" wrap gap={3}>
        <Button onClick={onDone}>Done</Button>
        <Button variant="secondary" onClick={() => void copyText(mail.body, 'Report')}>
          Copy report
        </Button>
        <Button variant="quiet" onClick={onEdit}>
          Change the report
        </Button>
      </Row>
    </div>
  )
}

/** At the moment when the dialog was opened. */
function useBugContext(): BugContext {
  const [context] = useState(() => ({
    page: reportedPage(globalThis.location.href),
    order: reportedOrder(globalThis.location.href),
    browser: navigator.userAgent,
    width: globalThis.innerWidth,
    height: globalThis.innerHeight,
    version: appVersion(),
  }))
  return context
}

interface Props {
  /** The owner has it, so that closing the dialog does not discard it. */
  draft: BugReport | undefined
  onDraft: (draft: BugReport | undefined) => void
  onClose: () => void
}

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
  if (!sent)
    return (
      <BugReportForm
        context={context}
        draft={draft ?? emptyReport}
        onDraft={onDraft}
        onSend={send}
        mailOf={mailOf}
      />
    )
  return (
    <BugReportSent
      mail={mailOf(sent)}
      screenshot={sent.screenshot}
      onEdit={() => setSent(undefined)}
      onDone={finish}
    />
  )
}
