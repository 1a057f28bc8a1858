import { signal } from '@preact/signals-react'
import { useEffect } from 'react'
import { useValue } from '#lib/useValue.ts'

const shown = signal(false)

/** Tells the shell, while the component is mounted. */
export function useReportNotFound(): void {
  useEffect(() => {
    shown.value = true
    return () => {
      shown.value = false
    }
  }, [])
}

export const useNotFound = (): boolean => useValue(shown)
