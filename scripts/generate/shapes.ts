import { calls, type Contract, resolve, type Response, type Schema } from './document.ts'

const primitives: Record<string, string> = {
  string: 's',
  number: 'n',
  integer: 'n',
  boolean: 'b',
  null: 'null',
}

interface ObjectSchema {
  properties?: Record<string, Schema>
  required?: string[]
  'x-also-given'?: string[]
  additionalProperties?: Schema | boolean
}

const union = (members: string[]) => {
  const all = [...new Set(members)]
  return all.length === 1 ? (all[0] as string) : `[${all.join(', ')}]`
}

/** A component that is used becomes a constant. */
function shapeWriter(contract: Contract) {
  const constants = new Map<string, string>()

  function component(reference: string): string {
    const name = reference.split('/').at(-1) as string
    const schema = resolve(contract, { $ref: reference }) as Schema
    // Rules for a value that is no object are left out.
    if (schema.type !== 'object') return shape(schema)
    // After the components that it uses: constants are declared before their use.
    if (!constants.has(name)) constants.set(name, shape(schema))
    return name
  }

  function object({
    properties = {},
    required = [],
    'x-also-given': also = [],
    additionalProperties,
  }: ObjectSchema): string {
    const key = (name: string, { default: given }: Schema) => {
      if (required.includes(name)) return name
      if (given === undefined) return `'${name}?${also.includes(name) ? '!' : ''}'`
      return `'${name}=${typeof given === 'object' || !given ? '' : String(given)}'`
    }
    const fields = Object.entries(properties).map(
      ([name, schema]) => `${key(name, schema)}: ${shape(schema)}`,
    )
    if (typeof additionalProperties === 'object') fields.push(`'*': ${shape(additionalProperties)}`)
    return `{ ${fields.join(', ')} }`
  }

  function merged(parts: Schema[]): string {
    const flat = parts
      .map((part) => resolve(contract, part))
      .flatMap((part) => (part.allOf ?? [part]) as Schema[])
    const objects = flat.map((part) => resolve(contract, part) as ObjectSchema)
    return object({
      properties: Object.assign({}, ...objects.map(({ properties }) => properties)) as Record<
        string,
        Schema
      >,
      required: objects.flatMap(({ required = [] }) => required),
      'x-also-given': objects.flatMap((part) => part['x-also-given'] ?? []),
    })
  }

  function shape(schema: Schema): string {
    if (typeof schema.$ref === 'string') return component(schema.$ref)
    if (Array.isArray(schema.allOf)) return merged(schema.allOf as Schema[])
    const options = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
    if (options) return union(options.map(shape))
    const types = [schema.type].flat() as (string | undefined)[]
    return union(types.map((type) => single({ ...schema, type })))
  }

  function single(schema: Schema): string {
    if (schema.type === 'object') return object(schema)
    if (schema.type === 'array') return `[${shape(schema.items as Schema)}]`
    if (schema.type === 'string' && schema.format === 'date-time') return `'d'`
    const primitive = primitives[schema.type as string]
    if (primitive === undefined) throw new Error(`No shape for the type ${String(schema.type)}`)
    return primitive === 'null' ? primitive : `'${primitive}'`
  }

  return { shape, constants }
}

/** Of a success as JSON. */
function answerSchema(
  contract: Contract,
  responses: Record<string, Response | { $ref: string }>,
): Schema | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  return success && resolve<Response>(contract, success).content?.['application/json']?.schema
}

const header = (document: string, constants: Map<string, string>) =>
  `// Generated from openapi/${document}.yaml: do not edit.
${[...constants].map(([name, source]) => `const ${name} = ${source} as const`).join('\n')}
`

/**
 * Source of the shapes as which the client reads answers, by operation, without what no screen
 * relies on: limits, formats but dates, enumerations. With a tag, answers with nothing but a text
 * for people have none.
 */
export function shapesSource(contract: Contract, document: string, tag?: string): string {
  const { shape, constants } = shapeWriter(contract)
  const answers = calls(contract.paths).flatMap(({ operation }) => {
    if (tag !== undefined && operation.tags[0] !== tag) return []
    const schema = answerSchema(contract, operation.responses)
    if (!schema || (tag !== undefined && String(schema.$ref).endsWith('/Message'))) return []
    const source = shape(schema)
    return [
      `export const ${operation.operationId} = ${source}${/^\w+$/.test(source) ? '' : ' as const'}`,
    ]
  })
  return `${header(document, constants)}
${answers.join('\n')}
`
}

/** Apart from answers: a visitor's first screen has no sockets. */
export function eventShapesSource(contract: Contract, document: string): string {
  const { shape, constants } = shapeWriter(contract)
  const events = calls(contract.webhooks ?? {}).flatMap(({ operation }) => {
    const schema = operation.requestBody?.content['application/json']?.schema
    return schema ? [`  ${operation.operationId}: ${shape(schema)},`] : []
  })
  return `${header(document, constants)}
/** The shape of each socket event's payload. */
export const eventShapes = {
${events.join('\n')}
} as const
`
}
