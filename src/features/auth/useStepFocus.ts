import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the first field when the step changes; with `initially`, at the first render too. */
export function useStepFocus<T extends HTMLElement>(
  step: number,
  initially: boolean,
): RefObject<T | null> {
  const box = useRef<T>(null)
  const last = useRef(initially ? null : step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    box.current?.querySelector<HTMLElement>('[data-first], input:not([hidden])')?.focus()
  }, [step])
  return box
}
