import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus into the first field of a step when another one comes; `atOnce` for the first step as well. */
export function useStepFocus<T extends HTMLElement>(step: number, atOnce: boolean): RefObject<T | null> {
  const box = useRef<T>(null)
  const last = useRef(atOnce ? null : step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    box.current?.querySelector<HTMLElement>('[data-first], input:not([hidden])')?.focus()
  }, [step])
  return box
}
