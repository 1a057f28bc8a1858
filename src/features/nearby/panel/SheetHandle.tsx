import { type PointerEvent, type RefObject, useRef } from 'react'
import styles from './ShopPanel.module.css'

interface Props {
  panel: RefObject<HTMLElement | null>
  size: 'half' | 'full'
  onSize: (size: 'half' | 'full') => void
  onClose: () => void
}

/** Movement below which a press is not a drag, px. */
const SLOP = 8
/** Of the sheet's height, that a drag has to cover. */
const DRAG_SHARE = 0.25

/** A press toggles half and full size. A drag down from half closes the sheet. */
export function SheetHandle({ panel, size, onSize, onClose }: Props) {
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
