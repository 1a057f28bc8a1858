import { useEffect, useEffectEvent } from 'react'
import { noteOpen, takeReopening } from '#lib/reload.ts'

/** Opens something again after a reload for a new release. @param name unique on the screen */
export function useReopening(name: string, open: boolean, show: () => void): void {
  const reopen = useEffectEvent(show)
  useEffect(() => {
    if (takeReopening(name)) reopen()
  }, [name])
  useEffect(() => (open ? noteOpen(name) : undefined), [name, open])
}
