import styles from '../CodeStep.module.css'

/** The button to an earlier step of the signup. The input is preserved. */
export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      Go back
    </button>
  )
}
