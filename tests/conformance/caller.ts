import { unreadable } from '#api/http/shape.ts'
import { hasShape, parsed, readAnswer as readAsApp } from '#observe/drift/reading.ts'
import { operations } from '#openapi/generated/operations.ts'
import type { OperationId, Sent } from './contract.ts'
import type { Target } from './target.ts'

export interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- bodies of every shape pass here; the guard has checked them against the contract
  body: any
  headers: Headers
}

export const isError = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'message' in body && 'code' in body

export interface Caller {
  /** '' for a visitor. */
  id: string
  email: string
  /** Null for a visitor. */
  token: string | null
  call(operation: OperationId, sent?: Sent): Promise<Answer>
}

const fill = (template: string, values: Record<string, string> = {}) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 'missing'))

function payload({ body, type, headers = {} }: Sent): RequestInit {
  if (body === undefined) return { headers }
  if (body instanceof FormData) return { body, headers }
  if (typeof body === 'string' || type !== undefined)
    return {
      body: body as string,
      headers: { ...headers, 'content-type': type ?? 'application/json' },
    }
  return { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
}

async function readAnswer(
  target: Target,
  operation: OperationId,
  response: Response,
  mayFail: boolean | undefined,
): Promise<Answer> {
  const { status } = response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  const { headers } = response
  const type = headers.get('content-type') ?? ''
  const value = parsed(text)
  const isRead = status < 400 && hasShape(operation)
  const given = isRead || /json/.test(type) ? (value === text ? undefined : value) : bytes
  // As the app reads what the contract has in another form.
  const body = isRead ? readAsApp(operation, given) : given
  const isReadable = body !== unreadable
  target.inspect?.({ operation, status, text, type, mayFail, isReadable })
  return { status, headers, body: isReadable ? body : undefined }
}

export function createCaller(
  target: Target,
  token: string | null,
  who: { id: string; email: string } = { id: '', email: '' },
): Caller {
  return {
    ...who,
    token,
    async call(operation, sent = {}) {
      target.before?.(operation, sent)
      const { method, path } = operations[operation]
      const url = new URL(target.base + fill(path, sent.path))
      for (const [name, value] of Object.entries(sent.query ?? {}))
        if (value !== undefined) url.searchParams.set(name, `${value as string | number | boolean}`)
      const { headers, ...rest } = payload(sent)
      const response = await target.send(
        new Request(url, {
          method: method.toUpperCase(),
          ...rest,
          headers: {
            ...(headers as Record<string, string>),
            ...(token && { authorization: `Bearer ${token}` }),
          },
        }),
      )
      return readAnswer(target, operation, response, sent.mayFail)
    },
  }
}

/** A case can't be tried on this host, or with these settings. The message says what it needs. */
export class NotTried extends Error {
  constructor(needs: string) {
    super(needs)
    this.name = 'NotTried'
  }
}

/** Whoever needs a user whom this run does not have is not tried. */
export function missingCaller(needs: string): Caller {
  const fail = (): never => {
    throw new NotTried(needs)
  }
  return {
    get id() {
      return fail()
    },
    get email() {
      return fail()
    },
    token: null,
    call: async () => fail(),
  }
}
