import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { pushLayer } from './layers.ts'

/**
 * The select or menu button in a dialog whose pop-up is open: Escape and Back close the pop-up
 * first.
 */
const popupOwner = (dialog: HTMLDialogElement) =>
  dialog.querySelector<HTMLElement>(
    ':is([role=combobox], [aria-haspopup=menu])[aria-expanded=true]',
  )

/**
 * Moves the focus to the main heading when it is lost with what had opened a dialog: a row that the
 * dialog has removed is gone at once, the button of an order that is done a moment later.
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
  // From then on, the focus is another element's.
  document.addEventListener('focusin', () => removals.disconnect(), { once: true })
}

/**
 * Opens a dialog element as a modal for as long as its component is mounted: the browser traps the
 * focus and returns it on close. `onCancel` is called on Escape and Back; the owner may then
 * unmount the dialog.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onCancel: () => void): void {
  const notifyCancel = useEffectEvent(onCancel)

  // Listeners first: the browser closes a dialog by itself on Escape when nobody prevents it.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const keydown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && popupOwner(element)) event.preventDefault()
    }
    // React's onCancel also receives the events of file inputs and dialogs inside this one.
    const cancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      const owner = popupOwner(element)
      if (owner?.role === 'combobox') owner.blur()
      else if (owner) owner.click()
      else notifyCancel()
    }
    // In the capture phase: when the event bubbles, the field has closed its list already.
    element.addEventListener('keydown', keydown, true)
    element.addEventListener('cancel', cancel)
    return () => {
      element.removeEventListener('keydown', keydown, true)
      element.removeEventListener('cancel', cancel)
    }
  }, [dialog])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // Without this attribute the browser focuses the first focusable element.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // On low screens the dialog scrolls, and focusing has scrolled it to where the panel was before
    // it slid in.
    element.scrollTo(0, 0)
    const removeLayer = pushLayer(element)
    return () => {
      removeLayer()
      element.close()
      keepFocus()
    }
  }, [dialog])
}
