import { bodySchema, replySchemas } from './callSchemas.ts'
import { calls, type Contract, fieldsOf, nameIn, resolve, type Schema } from './document.ts'

const primitives: Record<string, string> = {
  string: 's',
  number: 'n',
  integer: 'n',
  boolean: 'b',
  null: 'null',
}

const union = (members: string[]) => {
  const all = [...new Set(members)]
  return all.length === 1 ? (all[0] as string) : `[${all.join(', ')}]`
}

/** A component that is used becomes a constant. */
function shapeWriter(contract: Contract) {
  const constants = new Map<string, string>()

  function component(reference: string): string {
    const name = nameIn(reference)
    const schema = resolve<Schema>(contract, { $ref: reference })
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
  }: Schema): string {
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
      .flatMap((part) => part.allOf ?? [part])
    const objects = flat.map((part) => resolve(contract, part))
    return object({
      properties: Object.fromEntries(objects.flatMap(fieldsOf)),
      required: objects.flatMap(({ required = [] }) => required),
      'x-also-given': objects.flatMap((part) => part['x-also-given'] ?? []),
    })
  }

  function shape(schema: Schema): string {
    if (schema.$ref !== undefined) return component(schema.$ref)
    if (schema.allOf) return merged(schema.allOf)
    const options = schema.anyOf ?? schema.oneOf
    if (options) return union(options.map(shape))
    return union([schema.type].flat().map((type) => single({ ...schema, type })))
  }

  function single(schema: Schema): string {
    if (schema.type === 'object') return object(schema)
    if (schema.type === 'array') return `[${shape(schema.items ?? {})}]`
    if (schema.type === 'string' && schema.format === 'date-time') return `'d'`
    const primitive = primitives[schema.type as string]
    if (primitive === undefined) throw new Error(`No shape for the type ${String(schema.type)}`)
    return primitive === 'null' ? primitive : `'${primitive}'`
  }

  return { shape, constants }
}

const constantsSource = (constants: Map<string, string>) =>
  [...constants].map(([name, source]) => `const ${name} = ${source} as const`).join('\n')

/**
 * Source of the shapes as which the client reads answers, by operation, without what no screen
 * relies on: limits, formats but dates, enumerations. With a tag, answers with nothing but a text
 * for people have none.
 */
export function shapesSource(contract: Contract, tag?: string): string {
  const { shape, constants } = shapeWriter(contract)
  const answers = calls(contract.paths).flatMap((call) => {
    const { operationId, tags } = call.operation
    if (tag !== undefined && tags[0] !== tag) return []
    const [, schema] = replySchemas(contract, call).find(([status]) => status.startsWith('2')) ?? []
    if (!schema || (tag !== undefined && String(schema.$ref).endsWith('/Message'))) return []
    const source = shape(schema)
    // A constant is one already.
    return [`export const ${operationId} = ${source}${/^\w+$/.test(source) ? '' : ' as const'}`]
  })
  return `${constantsSource(constants)}\n\n${answers.join('\n')}\n`
}

/** Apart from answers: a visitor's first screen has no sockets. */
export function eventShapesSource(contract: Contract): string {
  const { shape, constants } = shapeWriter(contract)
  const events = calls(contract.webhooks).flatMap((call) => {
    const schema = bodySchema(contract, call)
    return schema ? [`  ${call.operation.operationId}: ${shape(schema)},`] : []
  })
  return `${constantsSource(constants)}

/** The shape of each socket event's payload. */
export const eventShapes = {
${events.join('\n')}
} as const
`
}
