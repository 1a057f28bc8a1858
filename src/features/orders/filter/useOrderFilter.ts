import { useSearchParams } from 'react-router-dom'
import type { OrderFilter } from '../../../api/orders.ts'
import { changeParams } from '../../../lib/queryString.ts'
import { readStatus } from '../statuses.ts'

const isOrderId = (text: string) => /^[0-9a-f]{24}$/i.test(text)
/** What one search may hold, characters. */
const MAX_TERM = 100

/** What the address asks for: `status`, `shop_name`, `transaction_id`. A search for one order overrules the status. */
export function useOrderFilter() {
  const [params, setParams] = useSearchParams()
  const id = params.get('transaction_id')?.trim().toLowerCase() ?? ''
  const name = params.get('shop_name')?.trim().slice(0, MAX_TERM) ?? ''
  const transaction_id = isOrderId(id) ? id : undefined
  const shop_name = name || undefined
  const status = readStatus(params.get('status'))
  const filter: OrderFilter = transaction_id ? { transaction_id } : { status, shop_name }

  /** The address that shows another status; a search for one order ends there, one for a name goes on. */
  const searchFor = (next: string | null) => changeParams(params.toString(), { status: next, transaction_id: null })
  const search = (term: string) => {
    const wanted = term.trim()
    const change = isOrderId(wanted)
      ? { transaction_id: wanted.toLowerCase(), shop_name: null }
      : { shop_name: wanted || null, transaction_id: null }
    setParams(new URLSearchParams(changeParams(params.toString(), change)))
  }
  return { filter, status, term: transaction_id ?? name, searchFor, search }
}
