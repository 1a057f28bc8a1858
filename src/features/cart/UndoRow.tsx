import { useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { useFocusInPlace } from '#ui/useFocusInPlace.ts'
import styles from './UndoRow.module.css'

interface Props {
  text: string
  /** The removed lines are being added again. */
  busy?: boolean
  onUndo: () => void
}

const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/**
 * Names the removed products and offers Undo. Undo is focused, since the pressed button was removed
 * with its line.
 */
export function UndoRow({ text, busy = false, onUndo }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useFocusInPlace(row)
  return (
    <div ref={row} className={styles.row} role="status">
      <span>{text}</span>
      <Button ref={focus} variant="quiet" size="s" loading={busy} onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
