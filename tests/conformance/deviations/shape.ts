import { answering, body, type Deviation, instead, records, refusals, status } from './plant.ts'

const without = (name: string) => (record: Record<string, unknown>) => {
  const { [name]: _, ...rest } = record
  return rest
}

/** Deviations of form: fields, types, statuses, headers. */
export const shapeDeviations: Deviation[] = [
  {
    name: 'a field is missing',
    plant: body('getProduct', without('stocks')),
    finds: 'getProduct 200 /stocks required',
  },
  {
    name: 'a number is a text',
    plant: body('getProduct', (product) => ({ ...product, price: String(product.price) })),
    finds: 'getProduct 200 /price type',
  },
  {
    name: 'ids are numbers',
    plant: records('listAddresses', (address) => ({
      ...address,
      _id: Number.parseInt(address._id.slice(0, 8), 16),
    })),
    finds: 'listAddresses 200 /*/_id type',
  },
  {
    name: 'null where the contract has none',
    plant: body('getProduct', (product) => ({ ...product, description: null })),
    finds: 'getProduct 200 /description type',
  },
  {
    name: 'an unknown value of an enumeration',
    plant: records('listCustomerTransactions', (order) => ({ ...order, payment_method: 'GCASH' })),
    finds: 'listCustomerTransactions 200 /items/*/payment_method enum',
  },
  {
    name: 'an envelope around the answer',
    plant: body('getCart', (data) => ({ success: true, data })),
    finds: 'getCart 200 / required',
  },
  {
    name: 'another status of a success',
    plant: status('addToCart', 201, 200),
    finds: 'addToCart 200 / status',
  },
  {
    name: 'another status of a refusal',
    plant: status('getProduct', 404, 400),
    finds: 'getProduct 404: an unknown one',
  },
  {
    name: 'another form of errors',
    plant: refusals('getProduct', ({ message }) => ({ error: message })),
    finds: 'getProduct 404 / required',
  },
  {
    name: 'an empty body',
    plant: answering('removeCartLine', (response) =>
      response.ok ? new Response('', response) : response,
    ),
    finds: 'removeCartLine 200 / json',
  },
  {
    name: 'HTML in place of JSON',
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
    plant: answering('getProduct', async (response) =>
      response.ok
        ? new Response(await response.text(), { headers: { 'content-type': 'text/plain' } })
        : response,
    ),
    finds: 'getProduct 200 / content-type',
  },
  {
    name: 'a date that is none of ISO 8601',
    plant: records('listMessages', (message) => ({
      ...message,
      createdAt: new Date(message.createdAt).toUTCString(),
    })),
    finds: 'listMessages 200 /items/*/createdAt format',
  },
  {
    name: 'no check of the token',
    plant: instead('getCurrentUser', async (request, send) => {
      const answer = await send(request.clone())
      return answer.status === 401 ? Response.json(kept) : remember(answer)
    }),
    finds: 'getCurrentUser 401: without a token',
  },
  {
    name: "another buyer's cart is shown",
    plant: answering('getCart', (response) =>
      response.status === 403
        ? Response.json({ carts: [], outOfStock: [], totalProductsCount: 0 })
        : response,
    ),
    finds: "getCart 403: another buyer's",
  },
  {
    name: 'a name of a secret',
    plant: body('getCurrentUser', (user) => ({ ...user, password_hash: '$2b$10$abc' })),
    finds: 'getCurrentUser 200 /password_hash secret',
  },
  {
    name: '429 without Retry-After',
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
