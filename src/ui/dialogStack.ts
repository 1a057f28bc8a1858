import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'

const open = signal<readonly HTMLDialogElement[]>([])

/** Puts an opened dialog on top. Returns the function that takes it off again. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  open.value = [...open.peek(), dialog]
  return () => {
    open.value = open.peek().filter((other) => other !== dialog)
  }
}

/** The topmost open dialog: everything outside of it is inert. Null when none is open. */
function useTopDialog(): HTMLDialogElement | null {
  useSignals()
  return open.value.at(-1) ?? null
}

/**
 * Where a message belongs that concerns the whole app, such as a toast: the page's body or, while a dialog is open, the place that
 * it keeps for them. Outside of the dialog a message would be inert.
 */
export function useMessagePlace(): { place: HTMLElement; inDialog: boolean } {
  const dialog = useTopDialog()
  return { place: dialog?.querySelector<HTMLElement>('[data-messages]') ?? dialog ?? document.body, inDialog: dialog !== null }
}
