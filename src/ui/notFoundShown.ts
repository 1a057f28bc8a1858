import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'

const shown = signal(false)

/** For the shell, while the component is mounted. */
export function useReportNotFound(): void {
  useEffect(() => {
    shown.value = true
    return () => {
      shown.value = false
    }
  }, [])
}

export function useNotFound(): boolean {
  useSignals()
  return shown.value
}
