import { Button } from '../../ui/Button.tsx'
import styles from './UndoRow.module.css'

interface Props {
  text: string
  /** What was removed is being added again. */
  busy?: boolean
  onUndo: () => void
}

const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** Says what was removed and offers to add it again. It takes the focus from the button that was removed with the line. */
export function UndoRow({ text, busy = false, onUndo }: Props) {
  return (
    <div className={styles.row} role="status">
      <span>{text}</span>
      <Button ref={focus} variant="quiet" size="s" loading={busy} onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
