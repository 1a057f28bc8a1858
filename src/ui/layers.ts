import { signal } from '@preact/signals-react'
import { useValue } from '#lib/useValue.ts'

const open = signal<readonly HTMLElement[]>([])

const isDialog = (element: HTMLElement) => element instanceof HTMLDialogElement

function setOpen(layers: readonly HTMLElement[]): void {
  open.value = layers
  // The page behind a dialog does not scroll.
  document.documentElement.toggleAttribute('data-modal', layers.some(isDialog))
}

/**
 * Notes what covers the screen: a dialog or, on phones, a panel. Back closes the topmost one by the
 * event `cancel`, as Escape a dialog; with `data-back="leave"` it leaves the address, which opened
 * it, or it can't be closed.
 * @returns removes it
 */
export function pushLayer(element: HTMLElement): () => void {
  setOpen([...open.peek(), element])
  return () => setOpen(open.peek().filter((other) => other !== element))
}

const covers = (layers: readonly HTMLElement[]) =>
  layers.length > 0 && layers.every(({ dataset }) => dataset.back !== 'leave')

/** Whether Back closes what covers the screen. */
export const isCovered = (): boolean => covers(open.peek())

export const useCovered = (): boolean => covers(useValue(open))

/** Closes the topmost one, unless it asks the user first. */
export const cancelTopLayer = (): void =>
  void open
    .peek()
    .at(-1)
    ?.dispatchEvent(new Event('cancel', { cancelable: true }))

/** The body or, while a dialog is open, its row for messages: outside, a message would be inert. */
export function useMessageContainer(): { container: HTMLElement; inDialog: boolean } {
  const dialog = useValue(open).findLast(isDialog)
  return {
    container: dialog?.querySelector<HTMLElement>('[data-messages]') ?? dialog ?? document.body,
    inDialog: dialog !== undefined,
  }
}
