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
 * Whether an element is in a modal dialog that was opened over the panel's box: such a dialog asks
 * about something in the panel.
 */
const isInDialogOver = (box: Element | null, element: Node) => {
  const dialog = element instanceof Element ? element.closest('dialog') : null
  return dialog !== null && !dialog.contains(box)
}

/**
 * State of a panel that opens under its trigger. It is closed by Escape (the focus returns to the
 * trigger), by a press or focus outside, by navigation and by each link in it; not by a dialog over
 * it, nor when the app replaces the address. Spread `boxProps` on the element around trigger and
 * panel.
 */
export function useDisclosure<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const key = entryKey(useLocation())
  const isReplaced = useNavigationType() === 'REPLACE'
  // Stores the history entry at which the panel was opened, so that navigation closes it.
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

  /** Also returns the focus to the trigger. */
  const close = () => {
    setOpenAt(null)
    box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // React also reports the keys of a dialog that something in the panel has opened.
    if (event.key !== 'Escape' || !open || !event.currentTarget.contains(event.target as Node))
      return
    // Prevents Escape from closing a dialog around the panel too.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (next && !event.currentTarget.contains(next) && !isInDialogOver(event.currentTarget, next))
      setOpenAt(null)
  }
  // A link to the present address replaces it.
  const onClick = ({ target, defaultPrevented }: MouseEvent) => {
    if (defaultPrevented && (target as Element).closest('a')) setOpenAt(null)
  }
  const setOpen = (next: boolean) => setOpenAt(next ? key : null)
  return { open, setOpen, close, boxProps: { ref: box, onKeyDown, onBlur, onClick } }
}
