export interface Schema {
  [keyword: string]: unknown
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

export interface Response {
  content?: Record<string, { schema: Schema }>
}

export interface Operation {
  operationId: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, Response | { $ref: string }>
}

/** The parts of a bundled OpenAPI 3.1 document that the generator reads. */
export interface Contract {
  security?: Record<string, string[]>[]
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses?: Record<string, Response>; parameters?: Record<string, Parameter> }
}

export interface Call {
  method: string
  path: string
  operation: Operation
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Every operation with its method and path, in document order; parameters of the path are added to each. */
export function calls(items: Record<string, Record<string, Operation>>): Call[] {
  return Object.entries(items).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const shared = (item.parameters ?? []) as unknown as Parameter[]
      return [{ method, path, operation: { ...operation, parameters: [...shared, ...(operation.parameters ?? [])] } }]
    }),
  )
}

/** Follows a local `$ref` ('#/components/…') if there is one. */
export function resolve<T>(contract: Contract, value: T | { $ref: string }): T {
  if (!value || typeof value !== 'object' || !('$ref' in value)) return value
  const parts = value.$ref.slice(2).split('/')
  return resolve(contract, parts.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract) as T)
}
