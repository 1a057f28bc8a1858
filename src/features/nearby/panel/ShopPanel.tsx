import CloseOutlined from '@ant-design/icons/CloseOutlined'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { Schemas } from '#api/contract.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { SheetHandle } from './SheetHandle.tsx'
import styles from './ShopPanel.module.css'
import { usePanelFocus } from './usePanelFocus.ts'

interface Props {
  shop: Schemas['MapShop']
  /** On narrow screens the panel is a sheet, over half or all of the screen. */
  sheet: 'half' | 'full' | null
  onSheet: (size: 'half' | 'full') => void
  onClose: () => void
  /** Escape: closes what was opened last. */
  onEscape: () => void
  /** Gets the id for the heading, and the button that closes the panel. */
  children: (headingId: string, close: ReactNode) => ReactNode
}

/** Whether Escape belongs to something else: a dialog, a field that it empties, or a part beside the page. */
const isTaken = ({ defaultPrevented, target }: KeyboardEvent) =>
  defaultPrevented ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target !== document.body && (target.matches('input, textarea') || !target.closest('main')))

/** The frame of the open shop: a panel beside the map or the list; a sheet on narrow screens. */
export function ShopPanel({ shop, sheet, onSheet, onClose, onEscape, children }: Props) {
  const panel = useRef<HTMLElement>(null)
  const headingId = useId()
  usePanelFocus(panel, shop.shop_handle)
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isTaken(event)) onEscape()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => escape(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <section ref={panel} className={styles.panel} data-sheet={sheet ?? undefined} aria-labelledby={headingId}>
      {sheet && <SheetHandle panel={panel} size={sheet} onSize={onSheet} onClose={onClose} />}
      <div className={styles.body}>
        {children(headingId, <IconButton icon={CloseOutlined} label="Close" tone="raised" onClick={onClose} />)}
      </div>
    </section>
  )
}
