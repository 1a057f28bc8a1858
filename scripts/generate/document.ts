export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  format?: string
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  if?: Schema
  then?: Schema
  else?: Schema
  /** Fields that the simulated marketplace gives though they are not required. */
  'x-also-given'?: string[]
  [keyword: string]: unknown
}
export type Reference = { $ref: string }

/** Where a part is from: a row of docs/requirements.md, for all or by keyword, or left open. */
export interface Marks {
  'x-assumed'?: string
  'x-source'?: string | Record<string, string>
}

export interface Header extends Marks {
  description?: string
  schema: Schema
}

export interface Parameter extends Header {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  example?: unknown
}

export interface Media extends Marks {
  schema: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

export interface Response extends Marks {
  description?: string
  headers?: Record<string, Header | Reference>
  content?: Record<string, Media>
  /** What every call with this answer may have. */
  'x-error-codes'?: readonly string[]
}

export interface Operation extends Marks {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  /** By status, besides its answers' codes. */
  'x-error-codes'?: Record<string, readonly string[]>
  /** Of a webhook, which is a socket's event. */
  'x-socket': {
    socket: 'chat' | 'payment'
    /** To the app, or from it. */
    direction: 'in' | 'out'
    /** Its name; `{…}` stands for an id. */
    event: string
    /** Raised by the client of Socket.IO itself. */
    builtIn?: boolean
  }
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: Marks & { required?: boolean; content: Record<string, Media> }
  responses: Record<string, Response | Reference>
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

/** In document order; parameters of the path are added to each. */
export function calls(items: Contract['paths'] = {}): Call[] {
  return Object.entries(items).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const shared = (item.parameters ?? []) as unknown as Parameter[]
      const parameters = [...shared, ...(operation.parameters ?? [])]
      return [{ method, path, operation: { ...operation, parameters } }]
    }),
  )
}

/** Follows a local `$ref` if there is one. */
export function resolve<T>(contract: Contract, value: T | Reference): T {
  if (!value || typeof value !== 'object' || !('$ref' in value)) return value
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract)
  return resolve(contract, found as T)
}

export const nameIn = (reference: string) => reference.split('/').at(-1) as string

export const fieldsOf = ({ properties = {} }: Schema): [name: string, schema: Schema][] =>
  Object.entries(properties)

/** The alternatives and parts of a schema. */
export const composedOf = ({ allOf = [], anyOf = [], oneOf = [] }: Schema): Schema[] => [
  ...allOf,
  ...anyOf,
  ...oneOf,
]

/** The components that a value refers to, at any depth, by name. */
export function componentsIn(
  contract: Contract,
  value: unknown,
  found = new Map<string, Schema>(),
): Map<string, Schema> {
  for (const [key, one] of value && typeof value === 'object' ? Object.entries(value) : []) {
    const reference = key === '$ref' && typeof one === 'string' ? one : undefined
    const component = reference ? resolve<Schema>(contract, { $ref: reference }) : (one as Schema)
    if (reference) {
      if (found.has(nameIn(reference))) continue
      found.set(nameIn(reference), component)
    }
    componentsIn(contract, component, found)
  }
  return found
}

/** Each object of an answer requires some of what `x-also-given` names, too. */
function withRequired<T>(node: T, isRequired: (property: Schema) => boolean): T {
  if (Array.isArray(node)) return node.map((one: unknown) => withRequired(one, isRequired)) as T
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withRequired(value as unknown, isRequired)]),
  ) as Schema
  const { properties = {}, required = [], 'x-also-given': also = [] } = copy
  const added = also.filter((name) => isRequired(properties[name] as Schema))
  if (added.length > 0) copy.required = [...required, ...added]
  return copy as T
}

/** As the simulated marketplace keeps it, which gives what `x-also-given` names. */
export const givenView = (contract: Contract): Contract => withRequired(contract, () => true)

/** As the app sees it after reading an answer: what has a default is there. */
export const readView = (contract: Contract): Contract =>
  withRequired(contract, (property) => 'default' in property)
