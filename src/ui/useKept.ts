import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { forgetKept, keep, keptValue } from '../lib/kept.ts'

/**
 * A state that survives a reload of the page by itself, for a new release: what the user has typed, or opened. It is JSON, and never a
 * password or a code.
 * @param name unique on the page, with the id of the record that it belongs to
 * @param fits whether a value of an earlier release can be used; by default one of the same type as `initial`
 * @param storable the part of the value that is JSON
 */
export function useKept<T>(
  name: string,
  initial: T,
  fits: (value: unknown) => boolean = (value) => typeof value === typeof initial,
  storable: (value: T) => T = (all) => all,
): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() => {
    const kept = keptValue(name)
    return kept !== undefined && fits(kept) ? (kept as T) : initial
  })
  const latest = useRef<T | undefined>(undefined)
  useEffect(() => {
    latest.current = value === initial ? undefined : storable(value)
  })
  useEffect(() => {
    forgetKept(name)
    return keep(name, () => latest.current)
  }, [name])
  return [value, setValue]
}
