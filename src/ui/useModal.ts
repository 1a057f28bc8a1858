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
    // React's onCancel also hears file inputs and dialogs inside this one.
    const cancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      onCancel()
    }
    element.addEventListener('cancel', cancel)
    return () => element.removeEventListener('cancel', cancel)
  }, [dialog, onCancel])
}
