import { useSearchParams } from 'react-router-dom'
import { changeParams } from '#lib/queryString.ts'
import { readFilter, searchChange } from './orderFilter.ts'

/** The filter in the address, and functions that change it. */
export function useOrderFilter() {
  const [params, setParams] = useSearchParams()
  /** The address that shows another status; a search for one order is dropped, one for a name is kept. */
  const searchFor = (next: string | null) => changeParams(params.toString(), { status: next, transaction_id: null })
  const search = (text: string) => setParams(new URLSearchParams(changeParams(params.toString(), searchChange(text))))
  return { ...readFilter(params), searchFor, search }
}
