import { useLocation, useNavigate } from 'react-router-dom'
import { changeParams } from '#lib/queryString.ts'

interface Options {
  /** Replaces the history entry: Back then doesn't undo it. */
  replace?: boolean
  /** Otherwise the scroll position stays. */
  toTop?: boolean
  /** Stored with the history entry. */
  state?: unknown
}

/** Changes parameters of the address; null removes one. Path and fragment stay. */
export function useChangeParams(): (
  changes: Record<string, string | null>,
  options?: Options,
) => void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (changes, { replace = false, toTop = false, state } = {}) =>
    void navigate(
      { pathname, search: changeParams(search, changes), hash },
      { replace, preventScrollReset: !toTop, state },
    )
}
