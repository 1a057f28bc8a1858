import CloseOutlined from '@ant-design/icons/CloseOutlined'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { CountBadge } from './Badge.tsx'
import type { IconType } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { pushLayer } from './layers.ts'
import { Row } from './Layout.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { useDisclosure } from './useDisclosure.ts'
import { useReopening } from './useReopening.ts'
import styles from './DropdownPanel.module.css'

interface Props {
  icon: IconType
  /** Accessible name of the panel and, with the count, of the button. */
  label: string
  /** Number on the button; none for 0. */
  count: number
  /** Words for the button's name: '3 unread messages'. */
  countText: (count: number) => string
  /** The largest number, and the text for larger ones. */
  badge?: { max: number; over: string }
  /**
   * Takes DropdownHeader and DropdownBody, while it is open. `close` returns the focus to the
   * button.
   */
  children: (close: () => void) => ReactNode
}

/** A button with a count, and the panel under it, which is a sheet on phones. */
export function DropdownPanel({ icon, label, count, countText, badge, children }: Props) {
  const { open, setOpen, close, boxProps } = useDisclosure<HTMLDivElement>()
  useReopening(label, open, () => setOpen(true))
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (open) panel.current?.focus({ preventScroll: true })
  }, [open])
  const sheet = useMediaQuery('(width < 48rem)')
  const cancel = useEffectEvent(close)
  useEffect(() => {
    const element = panel.current
    if (!open || !sheet || !element) return
    const onCancel = ({ target }: Event) => target === element && cancel()
    element.addEventListener('cancel', onCancel)
    const removeLayer = pushLayer(element)
    return () => {
      removeLayer()
      element.removeEventListener('cancel', onCancel)
    }
  }, [open, sheet])
  return (
    // The box handles keys and focus of what is inside.
    <div {...boxProps} role="presentation" className={styles.box}>
      <IconButton
        icon={icon}
        size={22}
        label={count > 0 ? `${label}, ${countText(count)}` : label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => (open ? close() : setOpen(true))}
      />
      <span className={styles.badge}>
        <CountBadge count={count} {...badge} />
      </span>
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={styles.panel}
        hidden={!open}
      >
        {open && <PartBoundary>{children(close)}</PartBoundary>}
      </div>
    </div>
  )
}

interface HeaderProps {
  title: string
  action?: ReactNode
  /** Called by the Close button of the sheet on phones. */
  onClose: () => void
}

/** It stays while the body scrolls. */
export function DropdownHeader({ title, action, onClose }: HeaderProps) {
  return (
    <Row gap={2} className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {action}
      <IconButton
        icon={CloseOutlined}
        label={`Close ${title.toLowerCase()}`}
        className={styles.close}
        onClick={onClose}
      />
    </Row>
  )
}

export function DropdownBody({ children }: { children: ReactNode }) {
  return (
    <div className={styles.body} data-scroller>
      {children}
    </div>
  )
}

/** Class of a row of tabs that stays at the top of the body. */
export const dropdownTabs = styles.tabs
