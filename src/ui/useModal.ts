import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { pushLayer } from './layers.ts'

/** Finds an open select or menu, which Escape and Back close first. */
const popupOwner = (dialog: HTMLDialogElement) =>
  dialog.querySelector<HTMLElement>(
    ':is([role=combobox], [aria-haspopup=menu])[aria-expanded=true]',
  )

/**
 * Focuses the main heading when what had opened a dialog is gone: a removed row at once, the button
 * of an order that is done a moment later.
 */
function keepFocus(): void {
  const moveIfLost = () => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }
  moveIfLost()
  const opener = document.activeElement
  const removals = new MutationObserver(() => {
    if (opener?.isConnected) return
    removals.disconnect()
    moveIfLost()
  })
  removals.observe(document.body, { childList: true, subtree: true })
  // Then the focus is another's.
  document.addEventListener('focusin', () => removals.disconnect(), { once: true })
}

/**
 * Makes a dialog modal while its component is mounted. `onCancel`: called by Escape and Back; the
 * owner may unmount it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onCancel: () => void): void {
  const notifyCancel = useEffectEvent(onCancel)

  // Listeners come first: otherwise the browser closes it on Escape.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const keydown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && popupOwner(element)) event.preventDefault()
    }
    // React's event also comes from file inputs and dialogs inside.
    const cancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      const owner = popupOwner(element)
      if (owner?.role === 'combobox') owner.blur()
      else if (owner) owner.click()
      else notifyCancel()
    }
    const ends = new AbortController()
    // In the capture phase, before the field has closed its list.
    element.addEventListener('keydown', keydown, { capture: true, signal: ends.signal })
    element.addEventListener('cancel', cancel, ends)
    return () => ends.abort()
  }, [dialog])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // The browser would focus the first focusable element.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // On low screens focusing has scrolled to where the panel was before it slid in.
    element.scrollTo(0, 0)
    const removeLayer = pushLayer(element)
    return () => {
      removeLayer()
      element.close()
      keepFocus()
    }
  }, [dialog])
}
