import CloseOutlined from '@ant-design/icons/CloseOutlined'
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Schemas } from '#api/contract.ts'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './ShopPanel.module.css'

interface SheetHandleProps {
  panel: RefObject<HTMLElement | null>
  size: 'half' | 'full'
  onSize: (size: 'half' | 'full') => void
  onClose: () => void
}

/** Movement below which a press is not a drag, px. */
const SLOP = 8
/** Share of the sheet's height that a drag has to cover. */
const DRAG_SHARE = 0.25

/** A press toggles half and full size. A drag down from half closes the sheet. */
function SheetHandle({ panel, size, onSize, onClose }: SheetHandleProps) {
  const from = useRef<number | null>(null)
  const dragged = useRef(false)
  const other = size === 'half' ? 'full' : 'half'

  const shift = (event: PointerEvent) => (from.current === null ? 0 : event.clientY - from.current)
  const start = (event: PointerEvent<HTMLButtonElement>) => {
    from.current = event.clientY
    dragged.current = false
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const by = shift(event)
    if (Math.abs(by) > SLOP) dragged.current = true
    if (dragged.current) panel.current?.style.setProperty('--drag', `${by}px`)
  }
  const end = (event: PointerEvent) => {
    const by = shift(event)
    const threshold = (panel.current?.offsetHeight ?? 0) * DRAG_SHARE
    from.current = null
    panel.current?.style.removeProperty('--drag')
    if (!dragged.current) return
    if (by < -threshold) onSize('full')
    else if (by > threshold) (size === 'full' ? onSize : onClose)('half')
  }
  return (
    <button
      type="button"
      className={styles.handle}
      aria-expanded={size === 'full'}
      aria-label={size === 'half' ? 'Show more' : 'Show less'}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={() => !dragged.current && onSize(other)}
      onKeyDown={() => (dragged.current = false)}
    />
  )
}

const openerOf = (handle: string) => {
  const name = CSS.escape(handle)
  return [
    ...document.querySelectorAll<HTMLElement>(`[data-shop="${name}"], [data-marker="${name}"]`),
  ].find((button) => button.checkVisibility())
}

/**
 * Focuses the heading of a panel that was opened by keyboard. When it closes with the focus, that
 * returns to what opened it, or to the card or marker of its shop.
 */
function usePanelFocus(panel: RefObject<HTMLElement | null>, handle: string): void {
  useLayoutEffect(() => {
    const element = panel.current
    const opener = document.activeElement
    if (opener?.matches('[data-shop]:focus-visible, [data-marker]:focus-visible'))
      element?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    return () => {
      if (!element?.contains(document.activeElement)) return
      // The list is no longer inert once the panel is unmounted.
      queueMicrotask(() => {
        if (element.isConnected) return
        const back =
          opener instanceof HTMLElement &&
          opener !== document.body &&
          opener.isConnected &&
          opener.checkVisibility()
        ;(back ? opener : openerOf(handle))?.focus()
      })
    }
  }, [panel, handle])
}

/** Focuses the heading of the next part when the pressed button left with the last. */
function usePartFocus(panel: RefObject<HTMLElement | null>, part: string): void {
  const shown = useRef(part)
  useEffect(() => {
    if (shown.current !== part && document.activeElement === document.body)
      panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    shown.current = part
  }, [panel, part])
}

interface Props {
  shop: Schemas['MapShop']
  part: 'shop' | 'directions'
  sheet: 'half' | 'full' | null
  onSheet: (size: 'half' | 'full') => void
  onClose: () => void
  /** Closes what was opened last. */
  onEscape: () => void
  /** Gets the id for the heading, and the button that closes the panel. */
  children: (headingId: string, close: ReactNode) => ReactNode
}

/**
 * Whether Escape belongs to a dialog, a field that it clears, or an element outside of the page.
 */
const isTaken = ({ defaultPrevented, target }: KeyboardEvent) =>
  defaultPrevented ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element &&
    target !== document.body &&
    (target.matches('input, textarea') || !target.closest('main')))

export function ShopPanel({ shop, part, sheet, onSheet, onClose, onEscape, children }: Props) {
  const panel = useRef<HTMLElement>(null)
  const headingId = useId()
  usePanelFocus(panel, shop.shop_handle)
  usePartFocus(panel, part)
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isTaken(event)) onEscape()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => escape(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-sheet={sheet ?? undefined}
      aria-labelledby={headingId}
    >
      {sheet && <SheetHandle panel={panel} size={sheet} onSize={onSheet} onClose={onClose} />}
      <div className={styles.body}>
        {children(
          headingId,
          <IconButton icon={CloseOutlined} label="Close" tone="raised" onClick={onClose} />,
        )}
      </div>
    </section>
  )
}
