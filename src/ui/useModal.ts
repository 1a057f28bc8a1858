import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { pushDialog } from './dialogStack.ts'

/**
 * Opens a dialog element over the screen for as long as its component is mounted: the browser keeps the focus inside and gives it
 * back. `onCancel` answers Escape (and the phone's Back gesture); the owner then unmounts the dialog, or lets it be.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onCancel: () => void): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // By itself the focus goes to the first thing that can have it.
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
    /** The field inside whose list is open: Escape and the Back gesture close the list first. */
    const openField = () => element.querySelector<HTMLElement>('[role=combobox][aria-expanded=true]')
    const keydown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && openField()) event.preventDefault()
    }
    // React's onCancel also hears file inputs and dialogs inside this one.
    const cancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      const field = openField()
      if (field) field.blur()
      else onCancel()
    }
    // In the capture phase: by the time the key is back here, the field has closed its list.
    element.addEventListener('keydown', keydown, true)
    element.addEventListener('cancel', cancel)
    return () => {
      element.removeEventListener('keydown', keydown, true)
      element.removeEventListener('cancel', cancel)
    }
  }, [dialog, onCancel])
}
