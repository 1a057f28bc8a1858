import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'

/** What a toast offers to do next: a link. */
interface ToastAction {
  label: string
  /** Path in the app. */
  to: string
}

export interface Toast {
  id: number
  title: string
  description?: string
  /**
   * Screen readers announce an error at once (assertive) and a success when they are idle (polite).
   */
  tone: 'success' | 'error'
  action?: ToastAction
  open: boolean
}

/** Time after which a toast is dismissed, ms. */
export const TOAST_SHOWN_MS = 6_000
/** How long a dismissed toast stays before it is removed, ms. */
const REMOVE_DELAY_MS = 1_000_000

const current = signal<Toast | null>(null)
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a toast and replaces the one before: there is at most one. */
export function showToast(
  title: string,
  description?: string,
  tone: Toast['tone'] = 'success',
  action?: ToastAction,
): void {
  clearTimeout(removal)
  current.value = { id: ++lastId, title, description, tone, action, open: true }
}

/** Shows a toast about something that failed. */
export const showError = (title: string, description?: string): void =>
  showToast(title, description, 'error')

/** Hides the toast; it is removed after REMOVE_DELAY_MS. */
export function dismissToast(): void {
  if (!current.value?.open) return
  current.value = { ...current.value, open: false }
  clearTimeout(removal)
  removal = setTimeout(() => {
    current.value = null
  }, REMOVE_DELAY_MS)
}

/** The latest toast, shown or dismissed; the component rerenders when it changes. */
export function useToast(): Toast | null {
  useSignals()
  return current.value
}
