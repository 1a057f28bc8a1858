import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'

const shown = signal(false)

/** Tells the shell that the screen is about nothing, as long as its component is mounted. */
export function useTellNotFound(): void {
  useEffect(() => {
    shown.value = true
    return () => {
      shown.value = false
    }
  }, [])
}

/** Whether the address on the screen leads to nothing; the component follows it. */
export function useNotFound(): boolean {
  useSignals()
  return shown.value
}
