import { MediaPreview } from '#components/MediaPreview.tsx'
import { UploadStatus } from '#components/UploadStatus.tsx'
import { Grid, Text } from '#ui/Layout.tsx'
import type { Attachments } from './useAttachments.ts'
import styles from './AttachmentList.module.css'

interface Props {
  attachments: Attachments
  busy: boolean
  /** Moves the focus from the removed button. */
  onRemoved: () => void
}

export function AttachmentList({
  attachments: { attachments, problems, remove, uploadOf },
  busy,
  onRemoved,
}: Props) {
  return (
    <>
      {attachments.length > 0 && (
        <ul className={styles.list} aria-label="Files to send">
          {attachments.map((attachment, index) => (
            <Grid as="li" key={attachment.key} align="center" gap={4} className={styles.file}>
              <MediaPreview
                file={attachment.file}
                position={index + 1}
                disabled={busy}
                onRemove={() => {
                  remove(attachment.key)
                  onRemoved()
                }}
              />
              <Text as="div" shrink>
                <Text size="s" ellipsis>
                  {attachment.file.name}
                </Text>
                <UploadStatus of={attachment.file.name} {...uploadOf(attachment)} />
              </Text>
            </Grid>
          ))}
        </ul>
      )}
      <Text as="div" role="alert" tone="danger" size="s" weight={600} className={styles.problems}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </Text>
    </>
  )
}
