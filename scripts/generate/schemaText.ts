import type { Schema } from './document.ts'

const number = (value: unknown) =>
  typeof value === 'number' ? value.toLocaleString('en-US', { useGrouping: 'min2' }) : String(value)
const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

/** 'from 1 to 20', 'at least 1', 'at most 20', or '' without either. */
function range(low: unknown, high: unknown): string {
  if (low !== undefined && high !== undefined)
    return low === high ? `exactly ${number(low)}` : `${number(low)} to ${number(high)}`
  if (high !== undefined) return `at most ${number(high)}`
  return low === undefined ? '' : `at least ${number(low)}`
}

const counted = (text: string, unit: string) => (text ? `${text} ${unit}` : '')
const refName = (schema: Schema) => code(String(schema.$ref).split('/').at(-1))

function kindOf(schema: Schema): string {
  if (typeof schema.$ref === 'string') return refName(schema)
  const options = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined
  if (options) return options.map(kindOf).join(' or ')
  if (schema.type === 'array') return `a list of ${kindOf((schema.items ?? {}) as Schema)}`
  if (schema.properties) return `fields ${Object.keys(schema.properties).map(code).join(', ')}`
  return [schema.type].flat().filter(Boolean).join(' or ')
}

/** The rules of a schema in words: 'string: 1 to 100 characters'. */
export function schemaText(schema: Schema): string {
  const rules = [
    schema.const === undefined ? '' : `always ${code(schema.const)}`,
    Array.isArray(schema.enum) ? `one of ${schema.enum.map(code).join(', ')}` : '',
    counted(range(schema.minLength, schema.maxLength), 'characters'),
    range(schema.minimum, schema.maximum),
    schema['x-multiple-of'] ? `a multiple of ${number(schema['x-multiple-of'])}` : '',
    counted(range(schema.minItems, schema.maxItems), 'items'),
    schema.pattern ? `of the form ${code(schema.pattern)}` : '',
    schema.format ? `format ${schema.format as string}` : '',
  ].filter(Boolean)
  const kind = kindOf(schema)
  return [
    kind && `(${kind}`,
    rules.length > 0 ? `${kind ? ': ' : '('}${rules.join('; ')}` : '',
    kind || rules.length > 0 ? ')' : '',
  ].join('')
}
