import styles from './PinMark.module.css'

/** The pin's tip is at the place: for a marker with the anchor at its bottom. */
export function PinMark() {
  return (
    <svg className={styles.pin} width={34} height={44} viewBox="0 0 34 44" aria-hidden="true">
      <path
        d="M17 43C13 36 2 27.5 2 17a15 15 0 0 1 30 0c0 10.5-11 19-15 26z"
        className={styles.body}
      />
      <circle cx={17} cy={17} r={5.5} className={styles.eye} />
    </svg>
  )
}
