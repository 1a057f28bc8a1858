import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { useModal } from './useModal.ts'
import { usePressBeside } from './usePressBeside.ts'

interface Props {
  open: boolean
  /** Esc, the cross, a click beside it. The owner then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Stays at the bottom while the content scrolls: the buttons. */
  footer?: ReactNode
  size?: 's' | 'm' | 'l'
  /** From that edge and as high as the screen: right for details of a list, left for a menu. Else in the middle, and from below on phones. */
  side?: 'left' | 'right'
  /** False while something runs that must not be left. */
  dismissible?: boolean
}

/** A modal dialog. The browser keeps the focus inside and gives it back; what it showed is unmounted when closed. */
export function Dialog(props: Props) {
  return props.open ? createPortal(<OpenDialog {...props} />, document.body) : null
}

function OpenDialog({ onClose, title, description, children, footer, size = 'm', side, dismissible = true }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [titleId, descriptionId] = [useId(), useId()]
  const close = () => {
    if (dismissible) onClose()
  }
  useModal(dialog, close)
  usePressBeside(dialog, close)
  // Toasts and alerts take room of their own, so that they cover neither the title nor the buttons.
  const messages = <div data-messages className={styles.messages} />

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-side={side}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
    >
      {!side && messages}
      <div className={styles.panel} data-size={size}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {dismissible && <IconButton icon="close" label="Close" onClick={onClose} />}
        </header>
        <div className={styles.body}>
          {description && (
            <p id={descriptionId} className={styles.description}>
              {description}
            </p>
          )}
          {children}
        </div>
        {side && messages}
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  )
}
