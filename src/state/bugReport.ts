import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { onForget } from './personal.ts'

/** `users` counts the users before: each has a dialog of their own, with what they type. */
const dialog = signal({ open: false, users: 0 })
onForget(() => (dialog.value = { open: false, users: dialog.peek().users + 1 }))

/** Opens or closes the Report a Bug dialog, which is mounted once for all screens. */
export function showBugReport(open: boolean): void {
  dialog.value = { ...dialog.peek(), open }
}

/** The state of the Report a Bug dialog; the component rerenders when it changes. */
export function useBugReport(): { open: boolean; users: number } {
  useSignals()
  return dialog.value
}
