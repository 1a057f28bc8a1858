import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'

const open = signal<readonly HTMLDialogElement[]>([])

/** Pushes an opened dialog on the stack. Returns a function that removes it. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  open.value = [...open.peek(), dialog]
  return () => {
    open.value = open.peek().filter((other) => other !== dialog)
  }
}

/** The topmost open dialog; everything outside of it is inert. Null when none is open. */
function useTopDialog(): HTMLDialogElement | null {
  useSignals()
  return open.value.at(-1) ?? null
}

/**
 * The element for messages of the whole app, such as toasts: the page's body or, while a dialog is
 * open, the dialog's row for messages. Outside of the dialog a message would be inert.
 */
export function useMessageContainer(): { container: HTMLElement; inDialog: boolean } {
  const dialog = useTopDialog()
  return {
    container: dialog?.querySelector<HTMLElement>('[data-messages]') ?? dialog ?? document.body,
    inDialog: dialog !== null,
  }
}
