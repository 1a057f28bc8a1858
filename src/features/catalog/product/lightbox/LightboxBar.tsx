import styles from './Lightbox.module.css'
import { LightboxButton } from './LightboxButton.tsx'

interface Props {
  /** The slide in view, from 0. */
  current: number
  count: number
  playing: boolean
  /** More than one slide remains. */
  canPlay: boolean
  /** They are shown. */
  thumbnails: boolean
  onPlay: (playing: boolean) => void
  onThumbnails: (shown: boolean) => void
  onClose: () => void
}

/** Where one is, the slideshow, the thumbnails and the way out. */
export function LightboxBar({ current, count, playing, canPlay, thumbnails, onPlay, onThumbnails, onClose }: Props) {
  return (
    <header className={styles.bar}>
      <p className={styles.place} aria-live={playing ? 'off' : 'polite'}>
        {current + 1} / {count}
      </p>
      <LightboxButton
        icon={playing ? 'pause' : 'play'}
        filled
        label={playing ? 'Pause slideshow' : 'Play slideshow'}
        disabled={!canPlay}
        onClick={() => onPlay(!playing)}
      />
      {count > 1 && (
        <LightboxButton
          icon="thumbnails"
          label={thumbnails ? 'Hide thumbnails' : 'Show thumbnails'}
          onClick={() => onThumbnails(!thumbnails)}
        />
      )}
      <LightboxButton icon="close" label="Close" initialFocus onClick={onClose} />
    </header>
  )
}
