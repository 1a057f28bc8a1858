import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'

/** Whether the chat socket is down, and the app asks for news from time to time. */
const asking = signal(false)

export function setAsking(on: boolean): void {
  asking.value = on
}

/** Whether news come only from time to time; the component rerenders when that changes. */
export function useAsking(): boolean {
  useSignals()
  return asking.value
}
