import { MediaPreview } from '#components/MediaPreview.tsx'
import { UploadStatus } from '#components/UploadStatus.tsx'
import type { Attachments } from './useAttachments.ts'
import styles from './AttachmentList.module.css'

interface Props {
  attachments: Attachments
  /** The message is being sent: nothing can be removed. */
  busy: boolean
  /** Called after an attachment was removed, to move the focus from its button. */
  onRemoved: () => void
}

/**
 * The files of the message with the progress of their uploads, and why other files were refused.
 */
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
            <li key={attachment.key} className={styles.file}>
              <MediaPreview
                file={attachment.file}
                position={index + 1}
                disabled={busy}
                onRemove={() => {
                  remove(attachment.key)
                  onRemoved()
                }}
              />
              <div className={styles.about}>
                <p className={styles.name}>{attachment.file.name}</p>
                <UploadStatus of={attachment.file.name} {...uploadOf(attachment)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <div role="alert" className={styles.problems}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </>
  )
}
