import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * A panel that opens under its trigger: closed by Esc (the focus returns to the trigger), by a press or focus outside,
 * and by going somewhere. Spread `boxProps` on the element around trigger and panel.
 */
export function useDisclosure<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const { key } = useLocation()
  // Open for as long as the buyer stays at the place where it was opened.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key

  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => !box.current?.contains(event.target as Node) && setOpenAt(null)
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open])

  /** Gives the focus back to the trigger, too. */
  const close = () => {
    setOpenAt(null)
    box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // Nor does a dialog around it close.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpenAt(null)
  }
  const setOpen = (next: boolean) => setOpenAt(next ? key : null)
  return { open, setOpen, close, boxProps: { ref: box, onKeyDown, onBlur } }
}
