import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { env } from '#lib/env.ts'
import { guardUnsaved } from '#lib/unsaved.ts'
import { isBlank } from '#lib/visibleText.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copyText.ts'
import { Form } from '#ui/form/Form.tsx'
import { TextAreaField } from '#ui/form/TextAreaField.tsx'
import { useSchemaForm } from '#ui/form/useSchemaForm.ts'
import { Grid, Row, Text } from '#ui/Layout.tsx'
import { ANSWER_LIMIT, type BugContext, type BugReport, bugReport } from './bugReportText.ts'
import { ScreenshotField } from './ScreenshotField.tsx'
import styles from './BugReportDialog.module.css'

interface Props {
  context: BugContext
  draft: BugReport
  onDraft: (draft: BugReport) => void
  onSend: (report: BugReport) => void
  mailOf: (report: BugReport) => { subject: string; body: string }
}

/** It shows what the report adds: page and browser. */
export function BugReportForm({ context, draft, onDraft, onSend, mailOf }: Props) {
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
