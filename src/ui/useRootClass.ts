import { useLayoutEffect } from 'react'

/**
 * Gives the root a class: `:has` would be looked for again with each element that a screen adds.
 */
export function useRootClass(name: string | undefined): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    if (name) classList.add(name)
    return () => {
      if (name) classList.remove(name)
    }
  }, [name])
}
