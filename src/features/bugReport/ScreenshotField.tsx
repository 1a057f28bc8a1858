import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { acceptAttribute, judgeFile, PICTURE_TYPES } from '#domain/mediaFiles.ts'
import { asFailure } from '#lib/failure.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { Button } from '#ui/Button.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { FieldFrame } from '#ui/form/FieldFrame.tsx'
import { Row, Text } from '#ui/Layout.tsx'
import type { BugReport } from './bugReportText.ts'
import styles from './BugReportDialog.module.css'

const hint =
  'A web page can’t attach files to an email. The report names your picture: please attach it in your email app before you send it.'

/** The user has to attach the picture, which a page can't do. */
export function ScreenshotField({ control }: { control: Control<BugReport> }) {
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
