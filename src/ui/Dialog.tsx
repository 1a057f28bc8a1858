import CloseOutlined from '@ant-design/icons/CloseOutlined'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './IconButton.tsx'
import { Row } from './Layout.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { useModal } from './useModal.ts'
import styles from './Dialog.module.css'

/**
 * Calls back when a press begins and ends on the dialog element itself, around its panel: not for a
 * text selection that is dragged out of it. On the keyboard Escape does the same.
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
    const ends = new AbortController()
    element.addEventListener('pointerdown', down, ends)
    element.addEventListener('click', click, ends)
    return () => ends.abort()
  }, [dialog])
}

interface Props {
  open: boolean
  /** Called by Escape, Back, the close button and the backdrop. The owner then sets `open`. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons stay at the bottom. */
  footer?: ReactNode
  size?: 's' | 'm' | 'l'
  /**
   * A drawer: right for details of a list, left for a menu. Without it centred, on phones at the
   * bottom.
   */
  side?: 'left' | 'right'
  /** False while an action is in progress. */
  dismissible?: boolean
  /** Its buttons close it, no ✕. */
  plain?: boolean
  /** The address opens it, and Back leaves that. */
  byAddress?: boolean
}

/** The browser traps the focus and returns it; the content is unmounted when closed. */
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
  plain = false,
  byAddress = false,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [titleId, descriptionId] = [useId(), useId()]
  const close = () => {
    if (dismissible) onClose()
  }
  useModal(dialog, close)
  useBackdropPress(dialog, close)
  // A row of their own: they cover neither the title nor the buttons.
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
          {dismissible && !plain && (
            <IconButton icon={CloseOutlined} label="Close" onClick={onClose} />
          )}
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
