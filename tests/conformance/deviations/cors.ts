import type { Deviation, Plant } from './plant.ts'

/** A host whose headers are changed: on each answer, or only on those that `isMeant` says. */
const headers =
  (
    change: (headers: Headers) => void,
    isMeant: (request: Request, response: Response) => boolean = () => true,
  ): Plant =>
  (send) =>
  async (request) => {
    const response = await send(request)
    if (!isMeant(request, response)) return response
    const changed = new Headers(response.headers)
    change(changed)
    return new Response(response.status === 204 ? null : await response.arrayBuffer(), {
      status: response.status,
      headers: changed,
    })
  }

const isPreflight = ({ method }: Request) => method === 'OPTIONS'

/** Deviations of what pages of the site may do. */
export const corsDeviations: Deviation[] = [
  {
    name: "the site's origin is not allowed",
    only: 'getCart,addToCart',
    gate: headers((all) => all.delete('access-control-allow-origin')),
    finds: 'CORS getCart, addToCart',
  },
  {
    name: 'every origin is allowed, which excludes cookies',
    only: 'getCart',
    gate: headers((all) => all.set('access-control-allow-origin', '*')),
    finds: 'CORS getCart',
  },
  {
    name: 'cookies are not allowed',
    only: 'getCart',
    gate: headers((all) => all.delete('access-control-allow-credentials')),
    finds: 'CORS getCart',
  },
  {
    name: 'the preflight is not answered',
    only: 'getCart,updateCartQuantity',
    gate: (send) => async (request) =>
      isPreflight(request) ? new Response('Cannot OPTIONS', { status: 404 }) : send(request),
    finds: 'CORS getCart, updateCartQuantity',
  },
  {
    name: 'a method is not allowed',
    only: 'cart',
    gate: headers((all) => all.set('access-control-allow-methods', 'GET, POST, PUT'), isPreflight),
    finds: 'CORS removeCartLine',
  },
  {
    name: 'the idempotency key is not allowed',
    only: 'getCart,sendMessage',
    gate: headers(
      (all) => all.set('access-control-allow-headers', 'authorization, content-type'),
      isPreflight,
    ),
    finds: 'CORS sendMessage',
  },
  {
    name: 'errors have no CORS headers',
    only: 'getCart',
    gate: headers(
      (all) => all.delete('access-control-allow-origin'),
      (request, { status }) => !isPreflight(request) && status >= 400,
    ),
    finds: 'CORS getCart',
  },
  {
    name: 'Retry-After can not be read',
    only: 'getProduct',
    gate: headers((all) => all.delete('access-control-expose-headers')),
    finds: 'CORS getProduct',
  },
]
