import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'

const shown = signal(false)

/** Informs the shell that a not-found screen is shown, as long as the component is mounted. */
export function useReportNotFound(): void {
  useEffect(() => {
    shown.value = true
    return () => {
      shown.value = false
    }
  }, [])
}

/** Whether a not-found screen is shown; the component rerenders when that changes. */
export function useNotFound(): boolean {
  useSignals()
  return shown.value
}
