import { bodySchema, parametersSchema, replySchemas } from './callSchemas.ts'
import { calls, type Contract, fieldsOf, nameIn, resolve, type Schema } from './document.ts'

/** `Fields` of openapi/namedFields.ts, with components by their names. */
type Tree = 0 | boolean | string | Tree[] | { [field: string]: Tree } | Component
class Component {
  readonly name: string
  readonly tree: Tree
  constructor(name: string, tree: Tree) {
    this.name = name
    this.tree = tree
  }
}

const treeOf = (tree: Tree): Exclude<Tree, Component> =>
  tree instanceof Component ? treeOf(tree.tree) : tree

/** What either of two schemas of one value names. */
function merged(first: Tree, second: Tree): Tree {
  const [a, b] = [treeOf(first), treeOf(second)]
  if (typeof b !== 'object') return a === 0 ? second : first
  if (typeof a !== 'object') return second
  if (first === second) return first
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length > 1 || b.length > 1)
      throw new Error('Alternatives are not merged with other schemas')
    return [merged(a[0] as Tree, b[0] as Tree)]
  }
  const both = Object.entries(b).map(([name, tree]) => [
    name,
    Object.hasOwn(a, name) ? merged(a[name] as Tree, tree) : tree,
  ])
  return { ...a, ...(Object.fromEntries(both) as Record<string, Tree>) }
}

const namesInConditions = (schema: Schema): string[] =>
  [schema.if, schema.then, schema.else].flatMap((one) =>
    one ? [...Object.keys(one.properties ?? {}), ...namesInConditions(one)] : [],
  )

/** A component is read once. */
function fieldReader(contract: Contract) {
  const components = new Map<string, Component>()

  function component(reference: string): Tree {
    const name = nameIn(reference)
    const known =
      components.get(name) ??
      new Component(name, fields(resolve<Schema>(contract, { $ref: reference })))
    if (typeof treeOf(known) !== 'object') return treeOf(known)
    // After the components that it uses: constants are declared before their use.
    components.set(name, known)
    return known
  }

  /** What a schema says without its compositions. */
  function own(schema: Schema): Tree {
    const { properties, additionalProperties: others, items, const: value } = schema
    if (properties || others)
      return {
        ...Object.fromEntries(fieldsOf(schema).map(([name, one]) => [name, fields(one)])),
        ...(others && { '*': others === true ? 0 : fields(others) }),
      }
    if (items) return [fields(items)]
    return typeof value === 'boolean' || typeof value === 'string' ? value : 0
  }

  function alternatives(schemas: Schema[]): Tree {
    const named = schemas.map(fields).filter((tree) => typeof treeOf(tree) === 'object')
    return named.length > 1 ? named : (named[0] ?? 0)
  }

  function fields(schema: Schema): Tree {
    const { $ref, allOf = [], anyOf, oneOf, properties = {} } = schema
    const unnamed = namesInConditions(schema).filter((name) => !Object.hasOwn(properties, name))
    if (unnamed.length > 0)
      throw new Error(`Only a condition names ${unnamed.join(', ')}: add it to the properties`)
    return [
      ...($ref === undefined ? [] : [component($ref)]),
      own(schema),
      ...allOf.map(fields),
      ...[anyOf, oneOf].flatMap((options) => (options ? [alternatives(options)] : [])),
    ].reduce(merged)
  }

  return { fields, components }
}

const isName = /^[A-Za-z_]\w*$/

function source(tree: Tree): string {
  if (tree instanceof Component) return tree.name
  if (Array.isArray(tree)) return `[${tree.map(source).join(', ')}]`
  if (typeof tree !== 'object') return typeof tree === 'string' ? `'${tree}'` : String(tree)
  const entries = Object.entries(tree).map(([name, inner]) => {
    const value = source(inner)
    const key = isName.test(name) ? name : `'${name}'`
    return key === value ? key : `${key}: ${value}`
  })
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

export function fieldsSource(contract: Contract): string {
  const { fields, components } = fieldReader(contract)
  const requests: string[] = []
  const replies: string[] = []
  for (const call of calls(contract.paths)) {
    const { operationId } = call.operation
    const body = bodySchema(contract, call)
    requests.push(
      `  ${operationId}: ${source({ ...(fields(parametersSchema(contract, call)) as object), body: body ? fields(body) : 0 })},`,
    )
    const statuses = replySchemas(contract, call).map(([status, schema]) => [
      status,
      schema ? fields(schema) : 0,
    ])
    replies.push(
      `  ${operationId}: { ${statuses.map(([status, tree]) => `${status as string}: ${source(tree as Tree)}`).join(', ')} },`,
    )
  }
  const events = calls(contract.webhooks).map((call) => {
    const payload = bodySchema(contract, call)
    return `  ${call.operation.operationId}: ${source(payload ? fields(payload) : 0)},`
  })
  /** With the parts' own. */
  const alsoGiven = (schema: Schema): string[] => [
    ...(schema['x-also-given'] ?? []),
    ...(schema.allOf ?? []).flatMap((one) => alsoGiven(resolve(contract, one))),
  ]
  const marked = [...components.keys()].flatMap((name) => {
    const names = alsoGiven(resolve<Schema>(contract, { $ref: `#/components/schemas/${name}` }))
    return names.length > 0 ? [`  [${name}, ${JSON.stringify(names)}],`] : []
  })
  const constants = [...components.values()].map(
    ({ name, tree }) => `const ${name}: Fields = ${source(tree)}`,
  )
  return `import type { Fields } from '../namedFields.ts'

${constants.join('\n')}

/** The fields of each call's parameters and body. */
export const requestFields = {
${requests.join('\n')}
} satisfies Record<string, Fields>

/** The fields of each call's JSON body by status. */
export const replyFields: Record<keyof typeof requestFields, Record<number, Fields>> = {
${replies.join('\n')}
}
${
  events.length > 0
    ? `
/** The fields of each socket event's payload. */
export const eventFields = {
${events.join('\n')}
} satisfies Record<string, Fields>

/** What the marketplace gives beyond what the contract requires, by schemas. */
export const alsoGiven = new Map<Fields, readonly string[]>([
${marked.join('\n')}
])
`
    : ''
}`
}
