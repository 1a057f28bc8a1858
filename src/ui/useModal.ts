import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { pushDialog } from './dialogStack.ts'

/**
 * Opens a dialog element as a modal for as long as its component is mounted: the browser traps the focus and returns it
 * on close. `onCancel` is called on Escape (and the phone's Back gesture); the owner may then unmount the dialog.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onCancel: () => void): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // Without this attribute the browser focuses the first focusable element.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const leave = pushDialog(element)
    return () => {
      leave()
      element.close()
    }
  }, [dialog])

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    /** The select whose list is open: Escape and the Back gesture close the list first. */
    const openField = () => element.querySelector<HTMLElement>('[role=combobox][aria-expanded=true]')
    const keydown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && openField()) event.preventDefault()
    }
    // React's onCancel also receives the events of file inputs and dialogs inside this one.
    const cancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      const field = openField()
      if (field) field.blur()
      else onCancel()
    }
    // In the capture phase: when the event bubbles, the field has closed its list already.
    element.addEventListener('keydown', keydown, true)
    element.addEventListener('cancel', cancel)
    return () => {
      element.removeEventListener('keydown', keydown, true)
      element.removeEventListener('cancel', cancel)
    }
  }, [dialog, onCancel])
}
