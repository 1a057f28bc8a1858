import styles from '../CodeStep.module.css'

/** Goes back to an earlier step of the signup, where the input is kept. */
export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      Go back
    </button>
  )
}
