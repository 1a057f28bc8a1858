import styles from './ProductGallery.module.css'

interface Props {
  playing: boolean
  onClick: () => void
}

/** Stops the slides, or lets them go on. */
export function PauseButton({ playing, onClick }: Props) {
  const label = playing ? 'Pause the pictures' : 'Play the pictures'
  return (
    <button type="button" className={styles.pause} aria-label={label} title={label} onClick={onClick}>
      <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
        <path d={playing ? 'M5 3h3v12H5zM10 3h3v12h-3z' : 'M5 3l10 6-10 6z'} />
      </svg>
    </button>
  )
}
