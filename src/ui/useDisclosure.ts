import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { entryKey } from './entryKey.ts'

/**
 * Whether it is in a dialog that was opened over the box, and asks about something in the panel.
 */
const isInDialogOver = (box: Element | null, element: Node) => {
  const dialog = element instanceof Element ? element.closest('dialog') : null
  return dialog !== null && !dialog.contains(box)
}

/**
 * A panel under its trigger. Escape closes it (the focus returns), as do a press or focus outside,
 * navigation and its links; not a dialog over it, nor a replaced address. Spread `boxProps` around
 * both.
 */
export function useDisclosure<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const key = entryKey(useLocation())
  const isReplaced = useNavigationType() === 'REPLACE'
  // The history entry, so that navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key || (openAt !== null && isReplaced)
  // Back to that entry must not open it again.
  if (openAt !== null && openAt !== key) setOpenAt(isReplaced ? key : null)

  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node
      if (!box.current?.contains(target) && !isInDialogOver(box.current, target)) setOpenAt(null)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open, setOpenAt])

  /** Returns the focus to the trigger. */
  const close = () => {
    setOpenAt(null)
    box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // React also reports the keys of a dialog over it.
    if (event.key !== 'Escape' || !open || !event.currentTarget.contains(event.target as Node))
      return
    // Escape must not close a dialog around it.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next && !event.currentTarget.contains(next) && !isInDialogOver(event.currentTarget, next))
      setOpenAt(null)
  }
  // Such a link replaces the present address.
  const onClick = ({ target, defaultPrevented }: MouseEvent) => {
    if (defaultPrevented && (target as Element).closest('a')) setOpenAt(null)
  }
  const setOpen = (next: boolean) => setOpenAt(next ? key : null)
  return { open, setOpen, close, boxProps: { ref: box, onKeyDown, onBlur, onClick } }
}
