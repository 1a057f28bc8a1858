import { answering, body, instead, merged, records, refusals, type Row, status } from './plant.ts'

const without = (name: string) => (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field !== name))
let kept: Response | undefined

/** Deviations of form: fields, types, statuses, headers. */
export const shapeDeviations: Row[] = [
  ['a field is missing', 'getProduct', body(without('stocks')), '200 /stocks required'],
  [
    'a number is a text',
    'getProduct',
    merged(({ price }) => ({ price: String(price) })),
    '200 /price type',
  ],
  [
    'ids are numbers',
    'listAddresses',
    records(({ _id }) => ({ _id: Number.parseInt(_id.slice(0, 8), 16) })),
    '200 /*/_id type',
  ],
  [
    'null where the contract has none',
    'getProduct',
    merged(() => ({ description: null })),
    '200 /description type',
  ],
  [
    'an unknown value of an enumeration',
    'listCustomerTransactions',
    records(() => ({ payment_method: 'GCASH' })),
    '200 /items/*/payment_method enum',
  ],
  [
    'an envelope around the answer',
    'getCart',
    body((data) => ({ success: true, data })),
    '200 / required',
  ],
  ['another status of a success', 'addToCart', status(201, 200), '200 / status'],
  ['another status of a refusal', 'getProduct', status(404, 400), '404: an unknown one'],
  [
    'another form of errors',
    'getProduct',
    refusals(({ message }) => ({ error: message })),
    '404 / required',
  ],
  [
    'an empty body',
    'removeCartLine',
    answering((response) => (response.ok ? new Response('', response) : response)),
    '200 / json',
  ],
  [
    'HTML in place of JSON',
    'getProduct',
    instead(
      async () =>
        new Response('<!doctype html><title>Suki</title>', {
          headers: { 'content-type': 'text/html' },
        }),
    ),
    '200 / json',
  ],
  [
    'another content type',
    'getProduct',
    answering(async (response) =>
      response.ok
        ? new Response(await response.text(), { headers: { 'content-type': 'text/plain' } })
        : response,
    ),
    '200 / content-type',
  ],
  [
    'a date that is none of ISO 8601',
    'listMessages',
    records(({ createdAt }) => ({ createdAt: new Date(createdAt).toUTCString() })),
    '200 /items/*/createdAt format',
  ],
  [
    'no check of the token',
    'getCurrentUser',
    answering((response) => {
      if (response.status === 401 && kept) return kept.clone()
      kept = response.clone()
      return response
    }),
    '401: without a token',
  ],
  [
    "another buyer's cart is shown",
    'getCart',
    answering((response) =>
      response.status === 403
        ? Response.json({ carts: [], outOfStock: [], totalProductsCount: 0 })
        : response,
    ),
    "403: another buyer's",
  ],
  [
    'a name of a secret',
    'getCurrentUser',
    merged(() => ({ password_hash: '$2b$10$abc' })),
    '200 /password_hash secret',
  ],
  [
    '429 without Retry-After',
    'requestOtp',
    answering((response) => {
      response.headers.delete('retry-after')
      return response
    }),
    '429: a second one at once',
  ],
]
