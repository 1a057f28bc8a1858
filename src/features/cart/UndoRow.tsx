import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Layout.tsx'
import { useFocusInPlace } from '#ui/useFocusInPlace.ts'
import styles from './UndoRow.module.css'

interface Props {
  text: string
  /** What there is to know besides. */
  children?: ReactNode
  /** Undo gets the focus. */
  focused?: boolean
  /** The removed lines are being added again. */
  busy?: boolean
  onUndo: () => void
}

const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/**
 * Says what has happened to the cart and offers Undo. After a removal Undo is focused, since the
 * pressed button was removed with its line.
 */
export function UndoRow({ text, children, focused = true, busy = false, onUndo }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useFocusInPlace(row)
  return (
    <Row ref={row} fill="sunken" justify="between" gap={3} className={styles.row} role="status">
      <div>
        <p>{text}</p>
        {children}
      </div>
      <Button
        ref={focused ? focus : undefined}
        variant="quiet"
        size="s"
        loading={busy}
        onClick={onUndo}
      >
        Undo
      </Button>
    </Row>
  )
}
