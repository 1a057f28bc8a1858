import { answering, instead, merged, type Row } from './plant.ts'

let kept: Response | undefined

/** Fields, types, statuses, headers. */
export const shapeDeviations: Row[] = [
  [
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
    'getProduct',
    answering(async (response) =>
      response.ok
        ? new Response(await response.text(), { headers: { 'content-type': 'text/plain' } })
        : response,
    ),
    '200 / content-type',
  ],
  [
    'getCurrentUser',
    answering((response) => {
      if (response.status === 401 && kept) return kept.clone()
      kept = response.clone()
      return response
    }),
    '401: without a token',
  ],
  [
    'getCart',
    answering((response) =>
      response.status === 403
        ? Response.json({ carts: [], outOfStock: [], totalProductsCount: 0 })
        : response,
    ),
    "403: another buyer's",
  ],
  ['getCurrentUser', merged(() => ({ password_hash: '$2b$10$abc' })), '200 /password_hash secret'],
  [
    'requestOtp',
    answering((response) => {
      response.headers.delete('retry-after')
      return response
    }),
    '429: a second one at once',
  ],
]
