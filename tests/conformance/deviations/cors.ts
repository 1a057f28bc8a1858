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
const allow = (name: string) => `access-control-allow-${name}`
const isPreflight = ({ method }: Request) => method === 'OPTIONS'

const rows: [name: string, only: string, gate: Plant, calls?: string][] = [
  [
    "the site's origin is not allowed",
    'getCart,addToCart',
    headers((all) => all.delete(allow('origin'))),
    'getCart, addToCart',
  ],
  [
    'every origin is allowed, which excludes cookies',
    'getCart',
    headers((all) => all.set(allow('origin'), '*')),
  ],
  ['cookies are not allowed', 'getCart', headers((all) => all.delete(allow('credentials')))],
  [
    'the preflight is not answered',
    'getCart,updateCartQuantity',
    (send) => async (request) =>
      isPreflight(request) ? new Response('Cannot OPTIONS', { status: 404 }) : send(request),
    'getCart, updateCartQuantity',
  ],
  [
    'a method is not allowed',
    'cart',
    headers((all) => all.set(allow('methods'), 'GET, POST, PUT'), isPreflight),
    'removeCartLine',
  ],
  [
    'the idempotency key is not allowed',
    'getCart,sendMessage',
    headers((all) => all.set(allow('headers'), 'authorization, content-type'), isPreflight),
    'sendMessage',
  ],
  [
    'errors have no CORS headers',
    'getCart',
    headers(
      (all) => all.delete(allow('origin')),
      (request, { status }) => !isPreflight(request) && status >= 400,
    ),
  ],
  [
    'Retry-After can not be read',
    'getProduct',
    headers((all) => all.delete('access-control-expose-headers')),
  ],
]

/** Deviations of what pages of the site may do. */
export const corsDeviations = rows.map(([name, only, gate, calls = only]): Deviation => ({
  name,
  only,
  gate,
  finds: `CORS ${calls}`,
}))
