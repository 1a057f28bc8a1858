import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'

/** The chat socket is down, and the app asks for news from time to time. */
const asking = signal(false)

export function setAsking(on: boolean): void {
  asking.value = on
}

export function useAsking(): boolean {
  useSignals()
  return asking.value
}
