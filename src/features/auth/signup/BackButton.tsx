import styles from '../CodeStep.module.css'

export function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      Go back
    </button>
  )
}
