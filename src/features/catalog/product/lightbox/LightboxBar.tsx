import { CaretRightOutlined, CloseOutlined, LayoutOutlined, PauseOutlined } from '@ant-design/icons'
import styles from './Lightbox.module.css'
import { LightboxButton } from './LightboxButton.tsx'

interface Props {
  /** Index of the slide in view. */
  current: number
  count: number
  playing: boolean
  /** There are slides left to play. */
  canPlay: boolean
  /** Whether the thumbnails are shown. */
  thumbnails: boolean
  onPlay: (playing: boolean) => void
  onThumbnails: (shown: boolean) => void
  onClose: () => void
}

/** The bar of the lightbox: position, slideshow, thumbnails and Close. */
export function LightboxBar({ current, count, playing, canPlay, thumbnails, onPlay, onThumbnails, onClose }: Props) {
  return (
    <header className={styles.bar}>
      <p className={styles.place} aria-live={playing ? 'off' : 'polite'}>
        {current + 1} / {count}
      </p>
      <LightboxButton
        icon={playing ? PauseOutlined : CaretRightOutlined}
        label={playing ? 'Pause slideshow' : 'Play slideshow'}
        disabled={!canPlay}
        onClick={() => onPlay(!playing)}
      />
      {count > 1 && (
        <LightboxButton
          icon={LayoutOutlined}
          label={thumbnails ? 'Hide thumbnails' : 'Show thumbnails'}
          onClick={() => onThumbnails(!thumbnails)}
        />
      )}
      <LightboxButton icon={CloseOutlined} label="Close" initialFocus onClick={onClose} />
    </header>
  )
}
