import { useSearchParams } from 'react-router-dom'
import { changeParams } from '#lib/queryString.ts'
import { readFilter, searchChange } from './orderFilter.ts'

export function useOrderFilter() {
  const [params, setParams] = useSearchParams()
  /** Clears a search for one order, and keeps one for a name. */
  const searchFor = (next: string | null) =>
    changeParams(params.toString(), { status: next, transaction_id: null })
  const search = (text: string) =>
    setParams(new URLSearchParams(changeParams(params.toString(), searchChange(text))))
  return { ...readFilter(params), searchFor, search }
}
