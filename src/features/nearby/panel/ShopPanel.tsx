import CloseOutlined from '@ant-design/icons/CloseOutlined'
import {
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
import { SheetHandle } from './SheetHandle.tsx'
import styles from './ShopPanel.module.css'

/** Whichever is shown. */
const openerOf = (handle: string) => {
  const name = CSS.escape(handle)
  return [
    ...document.querySelectorAll<HTMLElement>(`[data-shop="${name}"], [data-marker="${name}"]`),
  ].find((button) => button.checkVisibility())
}

/**
 * Of a panel that was opened by keyboard to its heading. When it closes with the focus, that
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

/** To the heading of the next part when the pressed button left with the last. */
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
  /** On narrow screens, over half or all of the screen. */
  sheet: 'half' | 'full' | null
  onSheet: (size: 'half' | 'full') => void
  onClose: () => void
  /** Closes what was opened last. */
  onEscape: () => void
  /** The id for the heading, and the button that closes the panel. */
  children: (headingId: string, close: ReactNode) => ReactNode
}

/** Escape belongs to a dialog, a field that it clears, or an element outside of the page. */
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
