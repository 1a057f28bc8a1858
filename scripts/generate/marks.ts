import {
  calls,
  composedOf,
  type Contract,
  fieldsOf,
  type Header,
  type Marks,
  type Parameter,
  type Reference,
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

type Spot = Pick<Place, 'at' | 'owner' | 'marks'> & { condition?: boolean }

/** A mark holds for the parts of its schema, but not for its properties. */
function* schemaPlaces(schema: unknown, spot: Spot): Generator<Place> {
  if (!schema || typeof schema !== 'object') return
  const { at, owner, condition = false } = spot
  const node = schema as Schema & Marks
  const marks = [node, ...spot.marks]
  const limits = limitKeywords.filter((keyword) => keyword in node)
  yield { at, owner, kind: 'schema', node, limits, marks, condition }
  const within = { at, owner, marks, condition }
  for (const word of ['items', 'additionalProperties', 'propertyNames'])
    yield* schemaPlaces(node[word], { ...within, at: `${at}[]` })
  for (const one of composedOf(node)) yield* schemaPlaces(one, within)
  for (const word of ['then', 'else'])
    yield* schemaPlaces(node[word], { ...within, condition: true })
  for (const [name, one] of fieldsOf(node))
    yield* schemaPlaces(one, { at: `${at}.${name}`, owner, marks: [], condition })
}

const placeOf = (kind: Place['kind'], node: object, at: string, owner = at): Place => ({
  at,
  owner,
  kind,
  node: node as Place['node'],
  limits: [],
  marks: [node],
  condition: false,
})

/** A place with the schemas in it; those of references are the component's. */
function* withSchemas(
  kind: 'parameter' | 'header' | 'response',
  node: Header | Response | Reference,
  at: string,
  owner = at,
): Generator<Place> {
  if ('$ref' in node) return
  yield placeOf(kind, node, at, owner)
  const { headers = {}, content = {} } = node as Response
  for (const [name, header] of Object.entries(headers))
    yield* withSchemas('header', header, `${at} ${name}`, owner)
  for (const { schema } of [node as Partial<Header>, ...Object.values(content)])
    yield* schemaPlaces(schema, { at, owner, marks: [node] })
}

const atOf = (parameter: Parameter) => `${parameter.in} ${parameter.name}`

/** Every place of a bundled document; a component is one, however often it is used. */
export function* placesOf(contract: Contract): Generator<Place> {
  const { info, 'x-sockets': sockets, paths, webhooks, components } = contract
  yield placeOf('document', info, 'the API', '')
  if (sockets) yield placeOf('document', sockets, 'the sockets', '')
  for (const [name, scheme] of Object.entries(components.securitySchemes ?? {}))
    yield placeOf('security', scheme, name)
  for (const [name, schema] of Object.entries(components.schemas))
    yield* schemaPlaces(schema, { at: name, owner: name, marks: [] })
  for (const [name, parameter] of Object.entries(components.parameters ?? {}))
    yield* withSchemas('parameter', parameter, atOf(parameter), name)
  for (const [name, header] of Object.entries(components.headers ?? {}))
    yield* withSchemas('header', header, name)
  for (const [name, response] of Object.entries(components.responses ?? {}))
    yield* withSchemas('response', response, name)
  for (const { operation } of [...calls(paths), ...calls(webhooks)]) {
    const { operationId: id, parameters = [], requestBody, responses } = operation
    yield placeOf('operation', operation, id)
    for (const parameter of parameters)
      yield* withSchemas('parameter', parameter, `${id} ${atOf(parameter)}`, id)
    for (const { schema } of Object.values(requestBody?.content ?? {}))
      yield* schemaPlaces(schema, { at: `${id} body`, owner: id, marks: [requestBody as Marks] })
    for (const [status, response] of Object.entries(responses))
      yield* withSchemas('response', response, `${id} ${status}`, id)
  }
}
