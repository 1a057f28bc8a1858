import { useLocation, useNavigate } from 'react-router-dom'
import { changeParams } from '#lib/queryString.ts'

interface Options {
  /** Replaces the current history entry, so that Back doesn't undo the change. */
  replace?: boolean
  /** Scrolls the page to its top; otherwise the scroll position stays. */
  toTop?: boolean
  /** Stored with the history entry; without it the entry has none. */
  state?: unknown
}

/**
 * Changes parameters of the current address; null removes one. Path, fragment and, unless `toTop`,
 * scroll position stay.
 */
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
