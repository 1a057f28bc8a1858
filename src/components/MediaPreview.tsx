import CloseOutlined from '@ant-design/icons/CloseOutlined'
import RightOutlined from '@ant-design/icons/RightOutlined'
import { isClip } from '#domain/mediaFiles.ts'
import { useObjectUrl } from '#lib/useObjectUrl.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Grid } from '#ui/Layout.tsx'
import styles from './MediaPreview.module.css'

interface Props {
  file: File
  /** Position among the files, from 1. */
  position: number
  disabled: boolean
  /** Fraction that has been uploaded, 0 to 1; undefined while it stays on the device. */
  sent?: number
  onRemove: () => void
}

export function MediaPreview({ file, position, disabled, sent, onRemove }: Props) {
  const url = useObjectUrl(file)
  const clip = isClip(file)
  return (
    <figure className={styles.preview}>
      {url &&
        (clip ? (
          <video
            src={url}
            muted
            playsInline
            preload="metadata"
            className={styles.media}
            aria-label={file.name}
          />
        ) : (
          <img src={url} alt={file.name} className={styles.media} />
        ))}
      {clip && (
        <Grid as="span" center tone="white" className={styles.clip}>
          <Icon icon={RightOutlined} size={18} />
        </Grid>
      )}
      {sent !== undefined && <progress className={styles.sent} aria-hidden value={sent} />}
      <IconButton
        icon={CloseOutlined}
        size={16}
        tone="raised"
        label={`Remove file ${position}, ${file.name}`}
        className={styles.remove}
        disabled={disabled}
        onClick={onRemove}
      />
    </figure>
  )
}
