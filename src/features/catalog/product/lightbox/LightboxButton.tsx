import { classNames } from '../../../../ui/classNames.ts'
import styles from './Lightbox.module.css'

/** Lines on a grid of 24 units. */
const shapes = {
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  thumbnails: 'M3 6h18v7H3zM4 17.5h3M10.5 17.5h3M17 17.5h3',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
} as const

interface Props {
  shape: keyof typeof shapes
  label: string
  /** Says no, but keeps the focus: it may be the button that was pressed last. */
  off?: boolean
  startsHere?: boolean
  className?: string
  onClick: () => void
}

/** A round button on the dark of the lightbox. */
export function LightboxButton({ shape, label, off = false, startsHere, className, onClick }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      data-autofocus={startsHere || undefined}
      onClick={off ? undefined : onClick}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[shape]} />
      </svg>
    </button>
  )
}
