import { Button } from '../../ui/Button.tsx'
import styles from './UndoRow.module.css'

interface Props {
  text: string
  /** Without it there is nothing left to undo. */
  onUndo?: () => void
}

/** Stands for a moment where something was removed. */
export function UndoRow({ text, onUndo }: Props) {
  return (
    <div className={styles.row} role="status">
      <span>{text}</span>
      {onUndo && (
        <Button variant="quiet" size="s" onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  )
}
