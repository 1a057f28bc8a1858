import { useEffect, useState } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './MediaPicker.module.css'
import { isClip } from './mediaFiles.ts'

interface Props {
  file: File
  /** Its place among the files, from 1. */
  place: number
  disabled: boolean
  /** How much of it has been uploaded, 0 to 1; undefined while it stays on the device. */
  sent?: number
  onRemove: () => void
}

/** An address for a file on the device, given back when it isn't shown any more. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** A chosen picture or clip, small, with a cross that takes it away. */
export function MediaPreview({ file, place, disabled, sent, onRemove }: Props) {
  const url = useObjectUrl(file)
  const clip = isClip(file)
  return (
    <figure className={styles.preview}>
      {url &&
        (clip ? (
          <video src={url} muted playsInline preload="metadata" className={styles.media} aria-label={file.name} />
        ) : (
          <img src={url} alt={file.name} className={styles.media} />
        ))}
      {clip && (
        <span className={styles.clip}>
          <Icon name="chevron-right" size={18} />
        </span>
      )}
      {sent !== undefined && (
        <span className={styles.sent} aria-hidden="true">
          <span style={{ width: `${sent * 100}%` }} />
        </span>
      )}
      <IconButton
        icon="close"
        size={16}
        tone="raised"
        label={`Remove file ${place}, ${file.name}`}
        className={styles.remove}
        disabled={disabled}
        onClick={onRemove}
      />
    </figure>
  )
}
