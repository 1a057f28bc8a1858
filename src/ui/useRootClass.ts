import { useLayoutEffect } from 'react'

/** For what the page makes room for; `:has` would be looked for again with each element that is added. */
export function useRootClass(name: string | undefined): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    if (name) classList.add(name)
    return () => {
      if (name) classList.remove(name)
    }
  }, [name])
}
