import { answering, body, instead, merged, records, refusals, type Row, status } from './plant.ts'

const without = (name: string) => (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field !== name))
let kept: Response | undefined

/** Deviations of form: fields, types, statuses, headers. */
export const shapeDeviations: Row[] = [
  ['a field is missing', body('getProduct', without('stocks')), 'getProduct 200 /stocks required'],
  [
    'a number is a text',
    merged('getProduct', ({ price }) => ({ price: String(price) })),
    'getProduct 200 /price type',
  ],
  [
    'ids are numbers',
    records('listAddresses', ({ _id }) => ({ _id: Number.parseInt(_id.slice(0, 8), 16) })),
    'listAddresses 200 /*/_id type',
  ],
  [
    'null where the contract has none',
    merged('getProduct', () => ({ description: null })),
    'getProduct 200 /description type',
  ],
  [
    'an unknown value of an enumeration',
    records('listCustomerTransactions', () => ({ payment_method: 'GCASH' })),
    'listCustomerTransactions 200 /items/*/payment_method enum',
  ],
  [
    'an envelope around the answer',
    body('getCart', (data) => ({ success: true, data })),
    'getCart 200 / required',
  ],
  ['another status of a success', status('addToCart', 201, 200), 'addToCart 200 / status'],
  ['another status of a refusal', status('getProduct', 404, 400), 'getProduct 404: an unknown one'],
  [
    'another form of errors',
    refusals('getProduct', ({ message }) => ({ error: message })),
    'getProduct 404 / required',
  ],
  [
    'an empty body',
    answering('removeCartLine', (response) =>
      response.ok ? new Response('', response) : response,
    ),
    'removeCartLine 200 / json',
  ],
  [
    'HTML in place of JSON',
    instead(
      'getProduct',
      async () =>
        new Response('<!doctype html><title>Suki</title>', {
          headers: { 'content-type': 'text/html' },
        }),
    ),
    'getProduct 200 / json',
  ],
  [
    'another content type',
    answering('getProduct', async (response) =>
      response.ok
        ? new Response(await response.text(), { headers: { 'content-type': 'text/plain' } })
        : response,
    ),
    'getProduct 200 / content-type',
  ],
  [
    'a date that is none of ISO 8601',
    records('listMessages', ({ createdAt }) => ({ createdAt: new Date(createdAt).toUTCString() })),
    'listMessages 200 /items/*/createdAt format',
  ],
  [
    'no check of the token',
    answering('getCurrentUser', (response) => {
      if (response.status === 401 && kept) return kept.clone()
      kept = response.clone()
      return response
    }),
    'getCurrentUser 401: without a token',
  ],
  [
    "another buyer's cart is shown",
    answering('getCart', (response) =>
      response.status === 403
        ? Response.json({ carts: [], outOfStock: [], totalProductsCount: 0 })
        : response,
    ),
    "getCart 403: another buyer's",
  ],
  [
    'a name of a secret',
    merged('getCurrentUser', () => ({ password_hash: '$2b$10$abc' })),
    'getCurrentUser 200 /password_hash secret',
  ],
  [
    '429 without Retry-After',
    answering('requestOtp', (response) => {
      response.headers.delete('retry-after')
      return response
    }),
    'requestOtp 429: a second one at once',
  ],
]
