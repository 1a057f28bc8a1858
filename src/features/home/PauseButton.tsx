import styles from './Banner.module.css'

/** Stops the slides, or lets them run again. */
export function PauseButton({ paused, onClick }: { paused: boolean; onClick: () => void }) {
  const label = paused ? 'Play slides' : 'Pause slides'
  return (
    <button type="button" className={styles.pause} aria-label={label} title={label} onClick={onClick}>
      <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={paused ? 'M7 4.500v15l12.500-7.500z' : 'M6 5h4.500v14H6zM13.500 5H18v14h-4.500z'} />
      </svg>
    </button>
  )
}
