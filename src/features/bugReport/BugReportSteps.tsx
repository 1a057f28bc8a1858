import { useEffect, useRef, useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { acceptAttribute, judgeFile, PICTURE_TYPES } from '#domain/mediaFiles.ts'
import { env } from '#lib/env.ts'
import { asFailure } from '#lib/failure.ts'
import { guardUnsaved, unloadUnasked } from '#lib/unsaved.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { appVersion } from '#lib/version.ts'
import { isBlank } from '#lib/visibleText.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { BRAND } from '#ui/brand.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copyText.ts'
import { FileButton } from '#ui/FileButton.tsx'
import { FieldFrame } from '#ui/form/FieldFrame.tsx'
import { Form } from '#ui/form/Form.tsx'
import { TextAreaField } from '#ui/form/TextAreaField.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { Grid, Row, Text, Stack } from '#ui/Layout.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import {
  ANSWER_LIMIT,
  type BugContext,
  bugMail,
  bugReport,
  type BugReport,
  emptyReport,
  mailLink,
  reportedOrder,
  reportedPage,
} from './bugReportText.ts'
import styles from './BugReportDialog.module.css'

const hint =
  'A web page can’t attach files to an email. The report names your picture: please attach it in your email app before you send it.'

/** The user has to attach the picture, which a page can't do. */
function ScreenshotField({ control }: { control: Control<BugReport> }) {
  const { field } = useController({ name: 'screenshot', control })
  const [problem, setProblem] = useState<string>()
  const begin = useCurrentRequest()
  const choose = (picture: File) => {
    const isCurrent = begin()
    setProblem(undefined)
    judgeFile(picture, PICTURE_TYPES, 'is not a picture that can be shown.').then(
      ({ name }) => isCurrent() && field.onChange(name),
      (error: unknown) => isCurrent() && setProblem(asFailure(error).message),
    )
  }
  return (
    <FieldFrame label="Screenshot" optional hint={hint} error={problem}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Row wrap gap={2} className={styles.chosen}>
          <FileButton
            id={id}
            accept={acceptAttribute(PICTURE_TYPES)}
            aria-describedby={describedBy}
            onBlur={field.onBlur}
            onFiles={([picture]) => picture && choose(picture)}
          >
            {field.value ? 'Choose another picture' : 'Choose a picture'}
          </FileButton>
          <Text as="span" role="status" shrink size="s" weight={600} className={styles.fileName}>
            {field.value}
          </Text>
          {field.value && (
            <Button variant="quiet" size="s" onClick={() => field.onChange('')}>
              Remove
            </Button>
          )}
        </Row>
      )}
    </FieldFrame>
  )
}

interface BugReportFormProps {
  context: BugContext
  draft: BugReport
  onDraft: (draft: BugReport) => void
  onSend: (report: BugReport) => void
  mailOf: (report: BugReport) => { subject: string; body: string }
}

function BugReportForm({ context, draft, onDraft, onSend, mailOf }: BugReportFormProps) {
  const form = useSchemaForm<BugReport>({
    schema: bugReport,
    start: draft,
    draft: 'bugReport',
  })
  const { setFocus, handleSubmit, getValues, control } = form
  const [happened, expected] = useWatch({ control, name: ['happened', 'expected'] })
  const unsent = !isBlank(happened) || !isBlank(expected)
  // It survives all but the end of the page.
  useEffect(() => {
    if (unsent) return guardUnsaved({ lostBy: 'page', sending: false, ask: (leave) => leave() })
  }, [unsent])
  // The dialog was opened before the form was loaded.
  useEffect(() => setFocus('happened'), [setFocus])
  useEffect(() => () => onDraft(getValues()), [onDraft, getValues])

  const copy = handleSubmit((report) => copyText(mailOf(report).body, 'Report'))
  return (
    <Form form={form} onSubmit={onSend} label="Report a Bug">
      <Text hint>
        Your email app opens with the report to {env.supportEmail}, and you send it from there.
        Please leave out passwords and codes.
      </Text>
      <TextAreaField<BugReport>
        name="happened"
        label="What happened?"
        maxLength={ANSWER_LIMIT}
        initialFocus
      />
      <TextAreaField<BugReport>
        name="expected"
        label="What did you expect?"
        maxLength={ANSWER_LIMIT}
      />
      <ScreenshotField control={control} />
      <Grid as="dl" fill="sunken" gap={3} rowGap={1} radius="m" className={styles.context}>
        <dt>Page</dt>
        <dd>{context.page}</dd>
        {context.order && (
          <>
            <dt>Order</dt>
            <dd>#{context.order}</dd>
          </>
        )}
        <dt>Browser</dt>
        <dd>{context.browser}</dd>
      </Grid>
      <Row align="stretch" wrap gap={3}>
        <Button type="submit">Open email app</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          Copy report
        </Button>
      </Row>
    </Form>
  )
}

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
    <Stack gap={4}>
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
    </Stack>
  )
}

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
  /** The owner keeps it, so that closing the dialog does not discard it. */
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
