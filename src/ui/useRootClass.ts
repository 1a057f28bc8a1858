import { useLayoutEffect } from 'react'

/**
 * Gives the page's root a class while the component is on the screen, for what the page makes room
 * for. `:has` could find the component too, but a browser then looks for it again for each element that a
 * screen adds.
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
