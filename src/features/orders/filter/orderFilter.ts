import type { OrderFilter } from '#api/orders.ts'
import { visibleText } from '#lib/visibleText.ts'
import { readStatus, type StatusFilter } from '../statuses.ts'

/** Maximum length of a search, characters. */
export const MAX_TERM = 100

const isOrderId = (text: string) => /^[0-9a-f]{24}$/.test(text)

interface ParsedFilter {
  /** For the request; null when no order can match, so that no request is needed. */
  filter: OrderFilter | null
  status: StatusFilter | undefined
  /** The search text; empty without a search. */
  term: string
}

/**
 * Reads `status`, `shop_name` and `transaction_id` from the address of the order list. A search for
 * one order overrides the others.
 */
export function readFilter(params: URLSearchParams): ParsedFilter {
  const status = readStatus(params.get('status'))
  const transaction_id = params.get('transaction_id')?.trim().toLowerCase()
  if (transaction_id)
    return {
      filter: isOrderId(transaction_id) ? { transaction_id } : null,
      status,
      term: transaction_id,
    }
  const shop_name = params.get('shop_name')?.trim()
  if (!shop_name) return { filter: { status }, status, term: '' }
  return {
    filter: shop_name.length > MAX_TERM ? null : { status, shop_name },
    status,
    term: shop_name,
  }
}

/**
 * An order's id within a text that people copy: '#65f…', 'Order 65f… · 21 July', the address of the
 * order.
 */
const ORDER_ID = /(?<![0-9a-z])[0-9a-f]{24}(?![0-9a-z])/

/**
 * The parameters of a search: text with an order id searches for that order, other text for shop
 * and product names.
 */
export function searchChange(text: string): Record<'transaction_id' | 'shop_name', string | null> {
  const term = visibleText(text)
  const id = ORDER_ID.exec(term.normalize('NFKC').toLowerCase())?.[0]
  return id
    ? { transaction_id: id, shop_name: null }
    : { transaction_id: null, shop_name: term || null }
}
