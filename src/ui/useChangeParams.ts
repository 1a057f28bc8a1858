import { useLocation, useNavigate } from 'react-router-dom'
import { changeParams } from '../lib/queryString.ts'

interface Options {
  /** Replaces the current history entry, so that Back doesn't undo the change. */
  replace?: boolean
}

/** Changes parameters of the current address; null removes one. Path, fragment and scroll position stay. */
export function useChangeParams(): (changes: Record<string, string | null>, options?: Options) => void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (changes, { replace = false } = {}) =>
    void navigate({ pathname, search: changeParams(search, changes), hash }, { replace, preventScrollReset: true })
}
