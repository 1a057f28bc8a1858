import { signal } from '@preact/signals-react'
import { useValue } from '#lib/useValue.ts'
import { onForget } from './personal.ts'

/** Each of the page's `users` has a dialog of their own, with what they type. */
const dialog = signal({ open: false, users: 0 })
onForget(() => (dialog.value = { open: false, users: dialog.peek().users + 1 }))

export function showBugReport(open: boolean): void {
  dialog.value = { ...dialog.peek(), open }
}

export const useBugReport = (): { open: boolean; users: number } => useValue(dialog)
