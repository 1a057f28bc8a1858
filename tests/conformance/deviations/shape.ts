import { answering, body, type Deviation, instead, records, refusals, status } from './plant.ts'

const without = (name: string) => (record: Record<string, unknown>) => {
  const { [name]: _, ...rest } = record
  return rest
}

/** Deviations of form: fields, types, statuses, headers. */
export const shapeDeviations: Deviation[] = [
  {
    name: 'a field is missing',
    only: 'getProduct',
    plant: body('getProduct', without('stocks')),
    finds: 'getProduct 200 /stocks required',
  },
  {
    name: 'a number is a text',
    only: 'getProduct',
    plant: body('getProduct', (product) => ({ ...product, price: String(product.price) })),
    finds: 'getProduct 200 /price type',
  },
  {
    name: 'ids are numbers',
    only: 'listAddresses',
    plant: records('listAddresses', (address) => ({
      ...address,
      _id: Number.parseInt(address._id.slice(0, 8), 16),
    })),
    finds: 'listAddresses 200 /*/_id type',
  },
  {
    name: 'null where the contract has none',
    only: 'getProduct',
    plant: body('getProduct', (product) => ({ ...product, description: null })),
    finds: 'getProduct 200 /description type',
  },
  {
    name: 'an unknown value of an enumeration',
    only: 'listCustomerTransactions',
    plant: records('listCustomerTransactions', (order) => ({ ...order, payment_method: 'GCASH' })),
    finds: 'listCustomerTransactions 200 /items/*/payment_method enum',
  },
  {
    name: 'an envelope around the answer',
    only: 'getCart',
    plant: body('getCart', (data) => ({ success: true, data })),
    finds: 'getCart 200 / required',
  },
  {
    name: 'another status of a success',
    only: 'addToCart',
    plant: status('addToCart', 201, 200),
    finds: 'addToCart 200 / status',
  },
  {
    name: 'another status of a refusal',
    only: 'getProduct',
    plant: status('getProduct', 404, 400),
    finds: 'getProduct 400 / status',
  },
  {
    name: 'another form of errors',
    only: 'getProduct',
    plant: refusals('getProduct', ({ message }) => ({ error: message })),
    finds: 'getProduct 404 / required',
  },
  {
    name: 'an empty body',
    only: 'removeCartLine',
    plant: answering('removeCartLine', (response) =>
      response.ok ? new Response('', response) : response,
    ),
    finds: 'removeCartLine 200 / json',
  },
  {
    name: 'HTML in place of JSON',
    only: 'getProduct',
    plant: instead(
      'getProduct',
      async () =>
        new Response('<!doctype html><title>Suki</title>', {
          headers: { 'content-type': 'text/html' },
        }),
    ),
    finds: 'getProduct 200 / json',
  },
  {
    name: 'another content type',
    only: 'getProduct',
    plant: answering('getProduct', async (response) =>
      response.ok
        ? new Response(await response.text(), { headers: { 'content-type': 'text/plain' } })
        : response,
    ),
    finds: 'getProduct 200 / content-type',
  },
  {
    name: 'a date that is none of ISO 8601',
    only: 'listMessages',
    plant: records('listMessages', (message) => ({
      ...message,
      createdAt: new Date(message.createdAt).toUTCString(),
    })),
    finds: 'listMessages 200 /items/*/createdAt format',
  },
  {
    name: 'no check of the token',
    only: 'getCurrentUser',
    plant: instead('getCurrentUser', async (request, send) => {
      const answer = await send(request.clone())
      return answer.status === 401 ? Response.json(kept) : remember(answer)
    }),
    finds: 'getCurrentUser 401: without a token',
  },
  {
    name: "another buyer's cart is shown",
    only: 'getCart',
    plant: answering('getCart', (response) =>
      response.status === 403
        ? Response.json({ carts: [], outOfStock: [], totalProductsCount: 0 })
        : response,
    ),
    finds: "getCart 403: another buyer's",
  },
  {
    name: 'a name of a secret',
    only: 'getCurrentUser',
    plant: body('getCurrentUser', (user) => ({ ...user, password_hash: '$2b$10$abc' })),
    finds: 'getCurrentUser 200 /password_hash secret',
  },
  {
    name: '429 without Retry-After',
    only: 'requestOtp',
    plant: answering('requestOtp', (response) => {
      response.headers.delete('retry-after')
      return response
    }),
    finds: 'requestOtp 429: a second one at once',
  },
]

let kept: unknown
async function remember(answer: Response): Promise<Response> {
  kept = await answer.clone().json()
  return answer
}
