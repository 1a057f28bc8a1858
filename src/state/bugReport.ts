import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { onForget } from './personal.ts'

const open = signal(false)
onForget(() => (open.value = false))

/** Opens or closes the Report a Bug dialog, which is mounted once for all screens. */
export function showBugReport(shown: boolean): void {
  open.value = shown
}

/** Whether the Report a Bug dialog is open; the component rerenders when that changes. */
export function useBugReport(): boolean {
  useSignals()
  return open.value
}
