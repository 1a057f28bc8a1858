import {
  calls,
  type Contract,
  type Header,
  type Marks,
  type Parameter,
  type Response,
  type Schema,
} from './document.ts'

/** They limit a value of the right type; the mark of a schema that has one is about the limit. */
export const limitKeywords = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'x-multiple-of',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
]

/** Where a mark can stand. */
export interface Place {
  /** 'Cart.carts', 'listProducts query limit', 'login 401', 'RetryAfter'. */
  at: string
  owner: string
  kind: 'document' | 'security' | 'operation' | 'parameter' | 'response' | 'header' | 'schema'
  node: Schema & Marks
  /** Keywords that a value can break. */
  limits: readonly string[]
  /** Its own and those around it, up to the next place with a name. */
  marks: Marks[]
  /** Whether it restricts fields that are described elsewhere (`then`, `else`). */
  condition: boolean
}

interface Spot {
  at: string
  owner: string
  marks: Marks[]
  condition?: boolean
}

/** A mark holds for the parts of its schema, but not for its properties. */
function* schemaPlaces(schema: Schema | undefined, spot: Spot): Generator<Place> {
  if (!schema || typeof schema !== 'object') return
  const { at, owner, condition = false } = spot
  const marks = [schema as Marks, ...spot.marks]
  yield {
    at,
    owner,
    kind: 'schema',
    node: schema,
    limits: limitKeywords.filter((keyword) => keyword in schema),
    marks,
    condition,
  }
  const part = (word: string) => schema[word] as Schema | undefined
  const within = { at, owner, marks, condition }
  for (const word of ['items', 'additionalProperties', 'propertyNames'])
    yield* schemaPlaces(part(word), { ...within, at: `${at}[]` })
  for (const word of ['allOf', 'anyOf', 'oneOf'])
    for (const one of (schema[word] ?? []) as Schema[]) yield* schemaPlaces(one, within)
  for (const word of ['then', 'else'])
    yield* schemaPlaces(part(word), { ...within, condition: true })
  for (const [name, one] of Object.entries((schema.properties ?? {}) as Record<string, Schema>))
    yield* schemaPlaces(one, { at: `${at}.${name}`, owner, marks: [], condition })
}

const isReference = (value: object): value is { $ref: string } => '$ref' in value

function* parameterPlaces(
  parameter: Parameter | { $ref: string },
  owner: string,
  at: string,
): Generator<Place> {
  if (isReference(parameter)) return
  const place = `${at}${parameter.in} ${parameter.name}`
  yield {
    at: place,
    owner,
    kind: 'parameter',
    node: parameter as never,
    limits: [],
    marks: [parameter],
    condition: false,
  }
  yield* schemaPlaces(parameter.schema, { at: place, owner, marks: [parameter] })
}

function* headerPlaces(
  header: Header | { $ref: string },
  owner: string,
  at: string,
): Generator<Place> {
  if (isReference(header)) return
  yield {
    at,
    owner,
    kind: 'header',
    node: header as never,
    limits: [],
    marks: [header],
    condition: false,
  }
  yield* schemaPlaces(header.schema, { at, owner, marks: [header] })
}

function* responsePlaces(
  response: Response | { $ref: string },
  owner: string,
  at: string,
): Generator<Place> {
  if (isReference(response)) return
  yield {
    at,
    owner,
    kind: 'response',
    node: response as never,
    limits: [],
    marks: [response],
    condition: false,
  }
  for (const [name, header] of Object.entries(response.headers ?? {}))
    yield* headerPlaces(header, owner, `${at} ${name}`)
  for (const { schema } of Object.values(response.content ?? {}))
    yield* schemaPlaces(schema, { at, owner, marks: [response] })
}

/** Every place of a bundled document; a component is one, however often it is used. */
export function* placesOf(contract: Contract): Generator<Place> {
  const whole = { limits: [], condition: false, kind: 'document' } as const
  yield { ...whole, at: 'the API', owner: '', node: contract.info as never, marks: [contract.info] }
  const sockets = contract['x-sockets']
  if (sockets)
    yield { ...whole, at: 'the sockets', owner: '', node: sockets as never, marks: [sockets] }
  const {
    schemas,
    responses = {},
    parameters = {},
    headers = {},
    securitySchemes = {},
  } = contract.components
  for (const [name, scheme] of Object.entries(securitySchemes))
    yield {
      ...whole,
      at: name,
      owner: name,
      kind: 'security',
      node: scheme as never,
      marks: [scheme],
    }
  for (const [name, schema] of Object.entries(schemas))
    yield* schemaPlaces(schema, { at: name, owner: name, marks: [] })
  for (const [name, parameter] of Object.entries(parameters))
    yield* parameterPlaces(parameter, name, '')
  for (const [name, header] of Object.entries(headers)) yield* headerPlaces(header, name, name)
  for (const [name, response] of Object.entries(responses))
    yield* responsePlaces(response, name, name)
  for (const { operation } of [...calls(contract.paths), ...calls(contract.webhooks ?? {})]) {
    const id = operation.operationId
    yield {
      ...whole,
      at: id,
      owner: id,
      kind: 'operation',
      node: operation as never,
      marks: [operation],
    }
    for (const parameter of operation.parameters ?? [])
      yield* parameterPlaces(parameter, id, `${id} `)
    for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
      yield* schemaPlaces(schema, {
        at: `${id} body`,
        owner: id,
        marks: [operation.requestBody as Marks],
      })
    for (const [status, response] of Object.entries(operation.responses))
      yield* responsePlaces(response, id, `${id} ${status}`)
  }
}
