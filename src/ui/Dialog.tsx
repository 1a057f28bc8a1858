import CloseOutlined from '@ant-design/icons/CloseOutlined'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './IconButton.tsx'
import { Row } from './Layout.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { useModal } from './useModal.ts'
import styles from './Dialog.module.css'

/**
 * Calls back when the pointer is pressed and released on the dialog element itself, which fills the
 * screen around its panel. A text selection that is dragged out of the panel is ignored. On the
 * keyboard, Escape does the same.
 */
function useBackdropPress(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    let began = false
    const down = ({ target }: Event) => {
      began = target === element
    }
    const click = ({ target }: Event) => {
      if (began && target === element) press()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('click', click)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('click', click)
    }
  }, [dialog])
}

interface Props {
  open: boolean
  /**
   * Called on Escape, Back, the close button and a click on the backdrop. The owner then sets `open` to
   * false.
   */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons. They stay at the bottom while the content scrolls. */
  footer?: ReactNode
  size?: 's' | 'm' | 'l'
  /**
   * A full-height drawer at this edge: right for details of a list, left for a menu. Without it,
   * centred, and at the bottom on phones.
   */
  side?: 'left' | 'right'
  /** False while an action is in progress during which the dialog must not be closed. */
  dismissible?: boolean
  /** The address opens it, so that Back closes it by leaving the address. */
  byAddress?: boolean
}

/**
 * A modal dialog. The browser traps the focus and returns it on close; the content is unmounted
 * when closed.
 */
export function Dialog(props: Props) {
  return props.open ? createPortal(<OpenDialog {...props} />, document.body) : null
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  footer,
  size = 'm',
  side,
  dismissible = true,
  byAddress = false,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [titleId, descriptionId] = [useId(), useId()]
  const close = () => {
    if (dismissible) onClose()
  }
  useModal(dialog, close)
  useBackdropPress(dialog, close)
  // Toasts and alerts have their own row, so that they cover neither the title nor the buttons.
  const messages = <div data-messages className={styles.messages} />

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-side={side}
      data-back={byAddress || !dismissible ? 'leave' : undefined}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
    >
      {!side && messages}
      <Row fill="white" column full radius="xl" className={styles.panel} data-size={size}>
        <Row align="start" justify="between" gap={3} className={styles.head}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {dismissible && <IconButton icon={CloseOutlined} label="Close" onClick={onClose} />}
        </Row>
        <div className={styles.body} data-last={!footer || undefined}>
          {description && (
            <p id={descriptionId} className={styles.description}>
              {description}
            </p>
          )}
          <PartBoundary>{children}</PartBoundary>
        </div>
        {side && messages}
        {footer && (
          <Row align="stretch" wrap justify="end" gap={3} className={styles.foot}>
            {footer}
          </Row>
        )}
      </Row>
    </dialog>
  )
}
