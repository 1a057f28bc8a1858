export interface Schema {
  [keyword: string]: unknown
}

/** Where a part is from: a row of docs/requirements.md, for all or by keyword, or left open. */
export interface Marks {
  'x-assumed'?: string
  'x-source'?: string | Record<string, string>
}

export interface Parameter extends Marks {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

export interface Header extends Marks {
  description?: string
  schema: Schema
}

export interface Response extends Marks {
  description?: string
  headers?: Record<string, Header | { $ref: string }>
  content?: Record<string, { schema: Schema }>
  /** What every call with this answer may have. */
  'x-error-codes'?: readonly string[]
}

export interface SocketMark {
  socket: 'chat' | 'payment'
  /** To the app, or from it. */
  direction: 'in' | 'out'
  /** Its name; `{…}` stands for an id. */
  event: string
  /** Raised by the client of Socket.IO itself. */
  builtIn?: boolean
}

export interface Operation extends Marks {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  /** By status, besides its answers' codes. */
  'x-error-codes'?: Record<string, readonly string[]>
  /** Of a webhook, which is a socket's event. */
  'x-socket': SocketMark
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: Marks & { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, Response | { $ref: string }>
}

/** What the generator reads of a bundled OpenAPI 3.1 document. */
export interface Contract {
  info: Marks & { title: string }
  tags: { name: string; description: string }[]
  'x-sockets': Marks & { path: string; namespaces: { chat: string; payment: string } }
  /** What each value means. */
  'x-error-codes'?: Record<string, string>
  security?: Record<string, string[]>[]
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses?: Record<string, Response>
    parameters?: Record<string, Parameter>
    headers?: Record<string, Header>
    securitySchemes?: Record<string, Marks & { description?: string }>
  }
}

export interface Call {
  method: string
  path: string
  operation: Operation
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** In document order; parameters of the path are added to each. */
export function calls(items: Record<string, Record<string, Operation>>): Call[] {
  return Object.entries(items).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const shared = (item.parameters ?? []) as unknown as Parameter[]
      return [
        {
          method,
          path,
          operation: { ...operation, parameters: [...shared, ...(operation.parameters ?? [])] },
        },
      ]
    }),
  )
}

/** Follows a local `$ref` if there is one. */
export function resolve<T>(contract: Contract, value: T | { $ref: string }): T {
  if (!value || typeof value !== 'object' || !('$ref' in value)) return value
  const parts = value.$ref.slice(2).split('/')
  return resolve(
    contract,
    parts.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract) as T,
  )
}
