import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './ReportDialogMenu.module.css'

interface Props {
  /** What would be reported. */
  kind: 'product' | 'shop'
  /** The buyer wants to report it: open the ReportDialog, after a login where one is needed. */
  onReport: () => void
}

/** The way to the report dialog: behind three dots, for it is seldom needed. */
export function ReportDialogMenu({ kind, onReport }: Props) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => !box.current?.contains(event.target as Node) && setOpen(false)
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open])

  /** The focus goes to the dots first, so that a dialog that closes gives it back to something that can be seen. */
  const close = () => {
    box.current?.querySelector('button')?.focus()
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const report = () => {
    close()
    onReport()
  }
  return (
    // The box itself does nothing: it hears the keys and focus of the buttons inside.
    <div ref={box} role="presentation" className={styles.box} onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        icon="dots"
        className={styles.dots}
        label={`More about this ${kind}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <div id={id} className={styles.panel} hidden={!open}>
        <button type="button" className={styles.item} onClick={report}>
          <Icon name="alert" />
          {`Flag or report this ${kind}`}
        </button>
      </div>
    </div>
  )
}
