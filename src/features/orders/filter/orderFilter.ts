import type { OrderFilter } from '#api/orders.ts'
import { isOrderId, isOrderNumber, orderId } from '#domain/orderNumber.ts'
import { pastedText, searchText } from '#lib/visibleText.ts'
import { readStatus, type StatusFilter } from '../statuses.ts'

/** Longest search, characters. */
export const MAX_TERM = 100

interface ParsedFilter {
  /** Sent with the request; null when no order can match. */
  filter: OrderFilter | null
  status: StatusFilter | undefined
  /** Empty without a search. */
  term: string
}

/** Takes what a sentence leaves beside a number: '(ED57EB)', 'ED57EB.'. */
const BARE_NUMBER = /^\W*([0-9a-f]{6})\W*$/i

/** Reads the order list's address. A search for one order overrides the others. */
export function readFilter(params: URLSearchParams): ParsedFilter {
  const status = readStatus(params.get('status'))
  const transaction_id = orderId(pastedText(params.get('transaction_id') ?? ''))
  if (transaction_id && isOrderNumber(transaction_id)) {
    const number = transaction_id.toUpperCase()
    return { filter: { number }, status, term: `#${number}` }
  }
  if (transaction_id)
    return {
      filter: isOrderId(transaction_id) ? { transaction_id } : null,
      status,
      term: transaction_id,
    }
  const shop_name = searchText(params.get('shop_name') ?? '')
  if (!shop_name) return { filter: { status }, status, term: '' }
  const number = BARE_NUMBER.exec(pastedText(shop_name))?.[1]?.toUpperCase()
  return {
    filter: shop_name.length > MAX_TERM ? null : { status, shop_name, number },
    status,
    term: shop_name,
  }
}

/**
 * Finds an id within text that people copy: '#65f…', 'Order 65f… · 21 July', the address of the
 * order.
 */
const ORDER_ID =
  /(?<![0-9a-z])(?:[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-z])/
/** Finds a number in a text that says so: '#ED57EB', 'order no. ED57EB'. */
const MARKED_NUMBER = /(?:#|\b(?:order|number|no|id)\b[.:-]?) ?([0-9a-f]{6})(?![0-9a-z])/

/**
 * Returns a search for one order by an id or a marked number; other text searches shop and product
 * names. 'ED57EB' alone may be either.
 */
export function searchChange(text: string): Record<'transaction_id' | 'shop_name', string | null> {
  const term = searchText(text)
  const plain = pastedText(text).toLowerCase()
  const id = ORDER_ID.exec(plain)?.[0] ?? MARKED_NUMBER.exec(plain)?.[1]
  return id
    ? { transaction_id: id, shop_name: null }
    : { transaction_id: null, shop_name: term || null }
}
