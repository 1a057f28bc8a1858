import CheckOutlined from '@ant-design/icons/CheckOutlined'
import type { ReactNode } from 'react'
import type { UploadView } from '#components/UploadStatus.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Layout.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { MediaPicker } from './MediaPicker.tsx'
import type { Draft } from './ratings.ts'
import { StarInput } from './StarInput.tsx'
import styles from './RateDialog.module.css'

/** On the server, characters. */
const MAX_LENGTH = 2000

interface Props {
  /** What is rated, and its picture. */
  name: string
  picture: ReactNode
  draft: Draft
  onChange: (draft: Draft) => void
  withFiles?: boolean
  /** Of its files. */
  upload?: UploadView
  sent: boolean
  disabled: boolean
}

/** Text and files can be added once stars are chosen. */
export function RateSubject({
  name,
  picture,
  draft,
  onChange,
  withFiles = false,
  upload,
  sent,
  disabled,
}: Props) {
  const { stars, text, files } = draft
  return (
    <Stack as="section" gap={4} shrink className={styles.subject} aria-label={name}>
      <Row gap={4}>
        {picture}
        <Stack gap={1} shrink>
          <p className={styles.name}>{name}</p>
          {sent ? (
            <Row as="p" gap={1} tone="green" weight={600}>
              <Icon icon={CheckOutlined} size={18} />
              Rated
            </Row>
          ) : (
            <StarInput
              label={`Rating of ${name}`}
              value={stars}
              disabled={disabled}
              onChange={(value) => onChange({ ...draft, stars: value })}
            />
          )}
        </Stack>
      </Row>
      {!sent && stars > 0 && (
        <>
          <TextArea
            label={
              <>
                {withFiles ? 'Your review' : 'Your feedback'}
                <VisuallyHidden> of {name}</VisuallyHidden>
              </>
            }
            optional
            maxLength={MAX_LENGTH}
            readOnly={disabled}
            value={text}
            onChange={(next) => onChange({ ...draft, text: next })}
          />
          {withFiles && (
            <MediaPicker
              files={files}
              of={name}
              upload={upload}
              disabled={disabled}
              onChange={(next) => onChange({ ...draft, files: next })}
            />
          )}
        </>
      )}
    </Stack>
  )
}
