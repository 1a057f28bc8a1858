import styles from './ProductGallery.module.css'

/** Filled shapes on a grid of 18 units. */
const shapes = {
  pause: 'M5 3h3v12H5zM10 3h3v12h-3z',
  play: 'M5 3l10 6-10 6z',
  enlarge: 'M2 2h6v2H5.4l3 3L7 8.4l-3-3V8H2zM16 16h-6v-2h2.6l-3-3L11 9.6l3 3V10h2z',
} as const

interface Props {
  shape: keyof typeof shapes
  label: string
  onClick: () => void
}

/** A small button on the gallery's dark pill. */
export function GalleryButton({ shape, label, onClick }: Props) {
  return (
    <button type="button" className={styles.control} aria-label={label} title={label} onClick={onClick}>
      <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
        <path d={shapes[shape]} />
      </svg>
    </button>
  )
}
