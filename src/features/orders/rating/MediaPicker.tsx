import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { MediaPreview } from '#components/MediaPreview.tsx'
import { UploadStatus, type UploadView } from '#components/UploadStatus.tsx'
import { acceptAttribute, acceptMedia, judgeMedia, sentOf } from '#domain/mediaFiles.ts'
import { MEDIA_TYPES } from '#openapi/fileTypes.ts'
import { FileButton } from '#ui/FileButton.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './MediaPicker.module.css'

const MAX_FILES = 4

interface Props {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  of?: string
  disabled?: boolean
  upload?: UploadView
}

export function MediaPicker({ files, onChange, of, disabled = false, upload }: Props) {
  const [problems, setProblems] = useState<readonly string[]>([])
  const add = useRef<HTMLInputElement>(null)
  const id = useId()
  const full = files.length >= MAX_FILES

  /** While files are read, others may be chosen, or the review's text changed. */
  const latest = useRef({ files, onChange })
  useLayoutEffect(() => {
    latest.current = { files, onChange }
  })

  const choose = async (chosen: File[]) => {
    const judged = await judgeMedia(chosen)
    const { accepted, problems: refused } = acceptMedia(latest.current.files, judged, MAX_FILES)
    setProblems(refused)
    if (accepted.length === 0) return
    latest.current.files = [...latest.current.files, ...accepted]
    latest.current.onChange(latest.current.files)
  }
  const remove = (file: File) => {
    setProblems([])
    onChange(files.filter((one) => one !== file))
    add.current?.focus()
  }
  return (
    <Stack gap={2} shrink>
      {files.length > 0 && (
        <Row as="ul" align="stretch" wrap gap={3} aria-label={of ? `Files for ${of}` : 'Files'}>
          {files.map((file, index) => (
            <li key={`${file.name}:${file.size}:${file.lastModified}`}>
              <MediaPreview
                file={file}
                disabled={disabled}
                onRemove={() => remove(file)}
                position={index + 1}
                sent={upload?.fraction ? sentOf(files, index, upload.fraction) : undefined}
              />
            </li>
          ))}
        </Row>
      )}
      {upload && files.length > 0 && (
        <UploadStatus {...upload} of={of ? `files for ${of}` : 'files'} />
      )}
      <FileButton
        ref={add}
        icon={PlusOutlined}
        multiple
        accept={acceptAttribute(MEDIA_TYPES)}
        full={full}
        disabled={disabled}
        aria-describedby={`${id}hint`}
        onFiles={(chosen) => void choose(chosen)}
      >
        {`Add Files (${files.length}/${MAX_FILES})`}
        {of && <VisuallyHidden> for {of}</VisuallyHidden>}
      </FileButton>
      <Text id={`${id}hint`} note>
        Pictures or videos, up to 10 MB each.
      </Text>
      <Text as="div" role="alert" tone="danger" size="s" weight={600} className={styles.problems}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </Text>
    </Stack>
  )
}
