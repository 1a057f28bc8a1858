import { Icon } from '../../ui/Icon.tsx'
import styles from './OrderNote.module.css'

interface Props {
  /** Nothing is drawn while it is empty. */
  text: string
  /** Interrupts a screen reader; else the note waits until it is silent. */
  urgent?: boolean
}

/** What the user should know about an order, in a box of its own. */
export function OrderNote({ text, urgent = false }: Props) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={styles.note}>
      {text && (
        <>
          <Icon name="alert" size={20} />
          <p>{text}</p>
        </>
      )}
    </div>
  )
}
