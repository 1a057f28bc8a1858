import type { Schemas } from './contract.ts'

type ErrorBody = Schemas['Error']

export const ok = <Body>(body: Body) => ({ status: 200 as const, body })
export const created = <Body>(body: Body) => ({ status: 201 as const, body })

/** `message` may be shown to the buyer, `code` is for programs. */
export function problem<Status extends number, Code extends string>(
  status: Status,
  code: Code,
  message: string,
  details?: ErrorBody['details'],
) {
  return { status, body: { message, code, ...(details && { details }) } satisfies ErrorBody }
}

/** `path` is a JSON pointer into the input. */
export const pointingTo = <Status extends number, Code extends string>(
  path: string,
  { status, body: { code, message } }: { status: Status; body: { code: Code; message: string } },
) => problem(status, code, message, [{ path, message }])

/** Answers 429 with Retry-After. */
export const tooSoon = (ms: number, message: string) => ({
  ...problem(429, 'too_many_requests', message),
  retryAfter: Math.ceil(ms / 1000),
})

/** `kind` is 'product' or 'order'. */
export const notFound = (kind: string) => problem(404, 'not_found', `That ${kind} does not exist`)
export const forbidden = () => problem(403, 'forbidden', 'This belongs to somebody else')

export const wrongShop = () => problem(422, 'wrong_shop', 'That shop does not sell this product')
export const outOfStock = (left: number) =>
  problem(
    409,
    'out_of_stock',
    left === 0 ? 'This product is sold out' : `Only ${left} left in stock`,
  )

const codes: Record<number, string> = {
  401: 'unauthorized',
  404: 'not_found',
  429: 'too_many_requests',
  503: 'unavailable',
}
const messages: Record<number, string> = {
  401: 'Please log in',
  404: 'Not found',
  409: 'That is not possible right now',
  429: 'Please wait before you try again',
  503: 'The service is unavailable',
}

/** Faults name only a status. */
export const problemOf = (status: number) =>
  problem(
    status,
    codes[status] ?? 'server_error',
    messages[status] ?? 'Something went wrong on our side',
  )
