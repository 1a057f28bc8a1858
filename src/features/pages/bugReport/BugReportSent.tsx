import { useEffect, useRef } from 'react'
import { env } from '#lib/env.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import styles from './BugReportDialog.module.css'
import { mailLink } from './bugReportText.ts'
import { copyText } from '#ui/copyText.ts'

interface Props {
  mail: { subject: string; body: string }
  screenshot: string
  onEdit: () => void
  onDone: () => void
}

/** Shown after the mail link was opened. A page can't know whether a mail program did open, so it offers other ways. */
export function BugReportSent({ mail, screenshot, onEdit, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1} className={styles.sentTitle}>
        Your mail app should open now
      </h3>
      <p>Please check the report there and send it. {screenshot && `Don’t forget to attach ${screenshot}.`} Thank you for helping!</p>
      <p>
        Nothing opened? <a href={mailLink(env.supportEmail, mail)}>Open the mail again</a>, or copy the report and send it to{' '}
        {env.supportEmail} yourself.
      </p>
      <AntdProvider>
        <TextArea label="The report" readOnly value={mail.body} />
      </AntdProvider>
      <div className={styles.buttons}>
        <Button onClick={onDone}>Done</Button>
        <Button variant="secondary" onClick={() => void copyText(mail.body, 'Report')}>
          Copy report
        </Button>
        <Button variant="quiet" onClick={onEdit}>
          Change the report
        </Button>
      </div>
    </div>
  )
}
