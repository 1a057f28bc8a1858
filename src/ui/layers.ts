import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'

const open = signal<readonly HTMLElement[]>([])

const isDialog = (element: HTMLElement) => element instanceof HTMLDialogElement

function setOpen(layers: readonly HTMLElement[]): void {
  open.value = layers
  // For the style sheet: the page behind a dialog does not scroll.
  document.documentElement.toggleAttribute('data-modal', layers.some(isDialog))
}

/**
 * Notes what now covers the screen: a modal dialog or, on phones, a panel. Back closes the topmost
 * one: its element gets the event `cancel`, as a dialog does on Escape. Back leaves the address
 * instead while one has `data-back="leave"`: the address opened it, or it can't be closed.
 * @returns a function that removes it
 */
export function pushLayer(element: HTMLElement): () => void {
  setOpen([...open.peek(), element])
  return () => setOpen(open.peek().filter((other) => other !== element))
}

const covers = (layers: readonly HTMLElement[]) =>
  layers.length > 0 && layers.every(({ dataset }) => dataset.back !== 'leave')

/** Whether Back closes what covers the screen. */
export const isCovered = (): boolean => covers(open.peek())

/** As `isCovered`; the component rerenders when that changes. */
export function useCovered(): boolean {
  useSignals()
  return covers(open.value)
}

/** Closes the topmost one, unless it asks the user first. */
export const cancelTopLayer = (): void =>
  void open
    .peek()
    .at(-1)
    ?.dispatchEvent(new Event('cancel', { cancelable: true }))

/**
 * The element for messages of the whole app, such as toasts: the page's body or, while a dialog is
 * open, the dialog's row for messages. Outside of the dialog a message would be inert.
 */
export function useMessageContainer(): { container: HTMLElement; inDialog: boolean } {
  useSignals()
  const dialog = open.value.findLast(isDialog)
  return {
    container: dialog?.querySelector<HTMLElement>('[data-messages]') ?? dialog ?? document.body,
    inDialog: dialog !== undefined,
  }
}
