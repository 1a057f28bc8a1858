import { signal } from '@preact/signals-react'
import { useValue } from '#lib/useValue.ts'

interface ToastAction {
  label: string
  /** Path in the app. */
  to: string
}

export interface Toast {
  id: number
  title: string
  description?: string
  /** Errors are announced at once (assertive), successes when idle (polite). */
  tone: 'success' | 'error'
  action?: ToastAction
  open: boolean
}

/** Time after which a toast is dismissed, ms. */
export const TOAST_SHOWN_MS = 6_000
/** Time from its dismissal to its removal, ms. */
const REMOVE_DELAY_MS = 1_000_000

const current = signal<Toast | null>(null)
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Replaces the toast before. */
export function showToast(
  title: string,
  description?: string,
  tone: Toast['tone'] = 'success',
  action?: ToastAction,
): void {
  clearTimeout(removal)
  current.value = { id: ++lastId, title, description, tone, action, open: true }
}

export const showError = (title: string, description?: string): void =>
  showToast(title, description, 'error')

export function dismissToast(): void {
  if (!current.value?.open) return
  current.value = { ...current.value, open: false }
  clearTimeout(removal)
  removal = setTimeout(() => {
    current.value = null
  }, REMOVE_DELAY_MS)
}

/** The latest toast, shown or dismissed. */
export const useToast = (): Toast | null => useValue(current)
