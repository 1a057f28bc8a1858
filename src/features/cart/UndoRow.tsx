import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Layout.tsx'
import { useFocusInPlace } from '#ui/useFocusInPlace.ts'
import styles from './Cart.module.css'

interface Props {
  text: string
  children?: ReactNode
  focused?: boolean
  busy?: boolean
  onUndo: () => void
}

const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** After a removal Undo is focused, since the pressed button went with its line. */
export function UndoRow({ text, children, focused = true, busy = false, onUndo }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useFocusInPlace(row)
  return (
    <Row
      ref={row}
      fill="sunken"
      radius="m"
      hint
      justify="between"
      gap={3}
      className={styles.undo}
      role="status"
    >
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
