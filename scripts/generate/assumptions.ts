import { type Call, calls, componentsIn, type Contract, nameIn, type Schema } from './document.ts'
import { type Place, placesOf } from './marks.ts'

const number = (value: unknown) =>
  typeof value === 'number' ? value.toLocaleString('en-US', { useGrouping: 'min2' }) : String(value)
const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

/** 'from 1 to 20', 'at least 1', 'at most 20', or ''. */
function range(low: unknown, high: unknown): string {
  if (low !== undefined && high !== undefined)
    return low === high ? `exactly ${number(low)}` : `${number(low)} to ${number(high)}`
  if (high !== undefined) return `at most ${number(high)}`
  return low === undefined ? '' : `at least ${number(low)}`
}

const counted = (text: string, unit: string) => (text ? `${text} ${unit}` : '')

function kindOf(schema: Schema): string {
  if (schema.$ref !== undefined) return code(nameIn(schema.$ref))
  const options = schema.oneOf ?? schema.anyOf
  if (options) return options.map(kindOf).join(' or ')
  if (schema.type === 'array') return `a list of ${kindOf(schema.items ?? {})}`
  if (schema.properties) return `fields ${Object.keys(schema.properties).map(code).join(', ')}`
  return [schema.type].flat().filter(Boolean).join(' or ')
}

/** In words: 'string: 1 to 100 characters'. */
function schemaText(schema: Schema): string {
  const rules = [
    schema.const === undefined ? '' : `always ${code(schema.const)}`,
    schema.enum ? `one of ${schema.enum.map(code).join(', ')}` : '',
    counted(range(schema.minLength, schema.maxLength), 'characters'),
    range(schema.minimum, schema.maximum),
    schema['x-multiple-of'] ? `a multiple of ${number(schema['x-multiple-of'])}` : '',
    counted(range(schema.minItems, schema.maxItems), 'items'),
    schema.pattern ? `of the form ${code(schema.pattern)}` : '',
    schema.format ? `format ${schema.format}` : '',
  ].filter(Boolean)
  const kind = kindOf(schema)
  return [
    kind && `(${kind}`,
    rules.length > 0 ? `${kind ? ': ' : '('}${rules.join('; ')}` : '',
    kind || rules.length > 0 ? ')' : '',
  ].join('')
}

interface Row {
  where: string
  assumed: string
  why: string
}

const callsFirst = (rows: readonly Row[]) => [
  ...rows.filter(isOfCall),
  ...rows.filter((row) => !isOfCall(row)),
]
const isOfCall = ({ where }: Row) => /^`[a-z]/.test(where)
const oneLine = (text = '') => text.trim().replace(/\s+/g, ' ')
const cell = (text: string) => oneLine(text).replaceAll('|', String.raw`\|`)
const table = (rows: readonly Row[]) =>
  ['| where | what is assumed | why it is a question |', '|---|---|---|'].concat(
    rows.map(({ where, assumed, why }) => `| ${cell(where)} | ${cell(assumed)} | ${cell(why)} |`),
  )

/** Of each operation, and of each component that one tag alone uses. */
function tagsOf(contract: Contract, all: readonly Call[]): Map<string, string> {
  const users = new Map<string, Set<string>>()
  for (const { operation } of all) {
    const tag = operation.tags[0] as string
    for (const name of [operation.operationId, ...componentsIn(contract, operation).keys()])
      users.set(name, (users.get(name) ?? new Set()).add(tag))
  }
  return new Map(
    [...users].flatMap(([name, tags]) =>
      tags.size === 1 ? [[name, [...tags][0] as string] as const] : [],
    ),
  )
}

/** How often operations have each shared answer, by its component's name. */
function answerCounts(all: readonly Call[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { operation } of all)
    for (const response of Object.values(operation.responses)) {
      const name = '$ref' in response ? nameIn(response.$ref) : ''
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  return counts
}

function assumedAt(
  { kind, node, at }: Place,
  methods: Map<string, string>,
  counts: Map<string, number>,
): string {
  const text = oneLine(node.description as string | undefined)
  if (kind === 'security') return text
  if (kind === 'operation') return `${methods.get(at) ?? ''} ${text}`
  if (kind === 'response') {
    const schema = Object.values((node.content ?? {}) as Record<string, { schema: Schema }>)[0]
      ?.schema
    const used = counts.get(at)
    return `${text} ${schema ? `${schemaText(schema)}.` : ''} ${used ? `${used} calls may be answered so.` : ''}`
  }
  return `${text} ${kind === 'schema' ? schemaText(node) : schemaText(node.schema as Schema)}`
}

const intro = (count: number) => `# Assumptions

Generated from the contract (\`openapi/\`) by \`npm run generate\`: do not edit.

The customer's specification shows the app, and of the API behind it what the app can see. All else in the contract is assumed: what follows are ${count}
questions for the owner of the API, by area. Each one asks: **is it so? If not, how is it?** Where the answer is another one, the contract is
changed at the place that the first column names; the types, the simulator, the tests and this page follow from it. In the contract each assumption is an
\`x-assumed\`. What the specification does give has an \`x-source\`, and is not on this page. The twenty that decide the most are in [questions.md](questions.md).

Where: an operation, with a part of it; or a schema, with a field. \`[]\` stands for each item of a list.`

export function assumptionsPage(contract: Contract, services: readonly Contract[]): string {
  const all = [...calls(contract.paths), ...calls(contract.webhooks)]
  const methods = new Map(
    calls(contract.paths).map(({ method, path, operation }) => [
      operation.operationId,
      `${method.toUpperCase()} ${path}.`,
    ]),
  )
  const tags = tagsOf(contract, all)
  const counts = answerCounts(all)
  const rowsOf = (places: Iterable<Place>) =>
    [...places].flatMap((place): (Row & { tag: string | undefined })[] => {
      const why = place.node['x-assumed']
      if (!why || place.kind === 'document') return []
      return [
        {
          where: `\`${place.at}\``,
          assumed: assumedAt(place, methods, counts),
          why,
          tag: tags.get(place.owner),
        },
      ]
    })
  const general = [...placesOf(contract)].flatMap(({ kind, node }) =>
    kind === 'document' ? [oneLine(node['x-assumed'])] : [],
  )
  const rows = rowsOf(placesOf(contract))
  const elsewhere = services.flatMap((service) => rowsOf(placesOf(service)))
  const sections = contract.tags.flatMap(({ name, description }) => {
    const own = rows.filter(({ tag }) => tag === name)
    return own.length > 0 ? [`## ${name}`, '', description, '', ...table(callsFirst(own)), ''] : []
  })
  return [
    intro(general.length + rows.length + elsewhere.length),
    '',
    '## All areas',
    '',
    ...general.flatMap((text) => [text, '']),
    ...table(rows.filter(({ tag }) => tag === undefined)),
    '',
    ...sections,
    '## Services beside the API',
    '',
    ...table(elsewhere),
    '',
  ].join('\n')
}
