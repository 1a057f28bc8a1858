import type { Switch } from '#fixtures/scenarios/onlySpecification.ts'

export type Only = ReadonlySet<Switch>

/** Takes the first entry whose switch is on. */
export const chosen = <T>(only: Only, table: Partial<Record<Switch, T>>): T | undefined =>
  (Object.entries(table) as [Switch, T][]).find(([name]) => only.has(name))?.[1]

/** Leaves addresses of the payment provider alone. */
const OURS = /(?<!\/provider\/)\b[0-9a-f]{24}\b/g
const HEX = 16
const LENGTH = 24

/** Each of our ids has one of another form. */
interface IdForm {
  theirs: RegExp
  theirsOf(id: string): string
  oursOf(id: string): string
}

const FIRST_NUMBER = 900_000_000_000_000
const numbered: string[] = []
const numberOf = new Map<string, number>()
const numbers: IdForm = {
  theirs: /\b900\d{12}\b/g,
  theirsOf(id) {
    if (!numberOf.has(id)) numberOf.set(id, FIRST_NUMBER + numbered.push(id))
    return String(numberOf.get(id))
  },
  oursOf: (id) => numbered[Number(id) - FIRST_NUMBER - 1] ?? id,
}

const idForms: Partial<Record<Switch, IdForm>> = {
  'uuid-ids': {
    theirs: /\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-85c1-e00[0-9a-f]{9}\b/g,
    theirsOf: (id) => id.replace(/^(.{8})(.{4})(.{3})(.{9})$/, '$1-$2-4$3-85c1-e00$4'),
    oursOf: (id) => id.replace(/^(.{8})-(.{4})-4(.{3})-85c1-e00/, '$1$2$3'),
  },
  'digit-ids': {
    theirs: /\b\d{29,30}\b/g,
    theirsOf: (id) => String(BigInt(`0x1${id}`)),
    oursOf: (id) => BigInt(id).toString(HEX).slice(-LENGTH),
  },
  'number-ids': numbers,
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/
const amounts = new Set(
  'price,total_price,fees,finalAmount,basePrice,xenditTransactionFee,tax,deliveryFee'.split(','),
)

/** Changes inner values, too. */
const mapped = (value: unknown, change: (name: string, value: unknown) => unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value), change)

/** Writes ids, moments, amounts and empty fields as the other host does. */
export function outward(value: unknown, only: Only): unknown {
  const ids = chosen(only, idForms)
  return mapped(value, (name, one) => {
    if (typeof one === 'string') {
      if (only.has('ms-times') && MOMENT.test(one)) return Date.parse(one)
      if (!ids) return one
      const text = one.replaceAll(OURS, ids.theirsOf)
      return ids === numbers && /^900\d{12}$/.test(text) ? Number(text) : text
    }
    if (typeof one === 'number' && only.has('text-amounts') && amounts.has(name))
      return one.toFixed(2)
    if (one === null && name !== '' && only.has('blank-nulls')) return ''
    if (one === null && name !== '' && only.has('no-nulls')) return undefined
    const isEmptyList = Array.isArray(one) && one.length === 0
    return isEmptyList && name !== '' && only.has('null-lists') ? null : one
  })
}

const textInward = (text: string, ids: IdForm) => text.replaceAll(ids.theirs, ids.oursOf)

/** Reads our ids. */
export function inward(value: unknown, only: Only): unknown {
  const ids = chosen(only, idForms)
  if (!ids) return value
  return mapped(value, (_name, one) => {
    if (typeof one === 'string') return textInward(one, ids)
    const ours = typeof one === 'number' ? textInward(String(one), ids) : ''
    return ours.length === LENGTH ? ours : one
  })
}

/** Reads our ids, and the first page as 1. */
export async function requestInward(request: Request, only: Only): Promise<Request> {
  const ids = chosen(only, idForms)
  const url = new URL(ids ? textInward(request.url, ids) : request.url)
  const page = url.searchParams.get('page')
  if (page !== null && only.has('pages-from-0')) url.searchParams.set('page', `${Number(page) + 1}`)
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  const isJson = headers.get('content-type')?.includes('json') ?? false
  const body = ids && isJson ? jsonInward(await request.text(), only) : await request.arrayBuffer()
  return new Request(url, { method, headers, body })
}

function jsonInward(text: string, only: Only): string {
  try {
    return JSON.stringify(inward(JSON.parse(text), only))
  } catch {
    return text
  }
}
