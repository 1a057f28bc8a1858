import addFormats from 'ajv-formats'
import Ajv2020 from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { rolldown } from 'rolldown'
import { withoutTexts } from '#openapi/withoutTexts.ts'
import { bodySchema, parametersSchema, replySchemas } from './callSchemas.ts'
import { type Call, calls, type Contract, type Schema } from './document.ts'

const ROOT = 'contract.json'

/** The contract avoids `multipleOf`; these validators allow for the errors of binary fractions. */
const keywordOf = (key: string) => (key === 'x-multiple-of' ? 'multipleOf' : key)

/** References into the one schema of all components. Without annotations it is half as large. */
function withRootRefs(schema: unknown): unknown {
  const change = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(change)
    if (!node || typeof node !== 'object') return node
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        keywordOf(key),
        key === '$ref' ? ROOT + String(value) : change(value),
      ]),
    )
  }
  return change(withoutTexts(schema))
}

function compiler(
  contract: Contract,
  { coerce, inlineRefs }: { coerce: boolean; inlineRefs: boolean },
) {
  const ajv = new Ajv2020({
    strict: false,
    inlineRefs,
    allErrors: true,
    coerceTypes: coerce,
    useDefaults: coerce,
    multipleOfPrecision: 6,
    code: { source: true, esm: true },
  })
  addFormats(ajv)
  ajv.addFormat('binary', true)
  ajv.addSchema({ $id: ROOT, components: { schemas: withRootRefs(contract.components.schemas) } })
  const ids: Record<string, string> = {}
  return {
    add(name: string, schema: Schema) {
      ajv.addSchema({ $id: `${name}.json`, ...(withRootRefs(schema) as Schema) })
      ids[name] = `${name}.json`
      return name
    },
    source: () => standaloneCode(ajv, ids),
  }
}

/**
 * Source of the validators of requests, of replies with events, or of both: compiling schemas in
 * the browser would need `unsafe-eval`.
 */
export async function validatorsSource(
  contract: Contract,
  document: string,
  parts: readonly ('requests' | 'replies')[] = ['requests', 'replies'],
): Promise<string> {
  // Replies share components: a function for each is smaller than its code in each place.
  const inlineRefs = !parts.includes('replies')
  const parameters = compiler(contract, { coerce: true, inlineRefs })
  const bodies = compiler(contract, { coerce: false, inlineRefs })
  const named = new Map<string, string>()
  const body = (name: string, schema: Schema) => {
    const key = JSON.stringify(withRootRefs(schema))
    if (!named.has(key)) named.set(key, bodies.add(name, schema))
    return `bodies.${named.get(key)}`
  }
  const requests = (call: Call) => {
    const id = call.operation.operationId
    const sent = bodySchema(contract, call)
    return `  ${id}: { parameters: parameters.${parameters.add(id, parametersSchema(contract, call))}, body: ${sent ? body(`${id}Body`, sent) : 'undefined'} },`
  }
  const replies = (call: Call) => {
    const byStatus = replySchemas(contract, call).map(
      ([status, schema]) =>
        `${status}: ${schema ? body(`${call.operation.operationId}${status}`, schema) : 'null'}`,
    )
    return `  ${call.operation.operationId}: { ${byStatus.join(', ')} },`
  }
  const events = (call: Call) => {
    const schema = bodySchema(contract, call)
    return `  ${call.operation.operationId}: ${schema ? body(call.operation.operationId, schema) : 'undefined'},`
  }
  const table = (name: string, rows: string[]) =>
    `export const ${name} = {\n${rows.join('\n')}\n}\n`
  const tables = {
    requests: () => table('requestValidators', calls(contract.paths).map(requests)),
    replies: () =>
      table('replyValidators', calls(contract.paths).map(replies)) +
      table('eventValidators', calls(contract.webhooks).map(events)),
  }
  const entry = `import * as parameters from 'parameters'\nimport * as bodies from 'bodies'\n${parts.map((part) => tables[part]()).join('')}`
  return bundleModules(
    { entry, parameters: parameters.source(), bodies: bodies.source() },
    document,
  )
}

/** With Ajv's runtime, which its standalone code would `require` even as ESM. */
async function bundleModules(modules: Record<string, string>, document: string): Promise<string> {
  const build = await rolldown({
    input: 'entry',
    platform: 'neutral',
    resolve: { mainFields: ['main'] },
    plugins: [
      {
        name: 'memory',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) =>
          modules[id]
            // Nobody reads errors' schema paths: a tenth of the size.
            ?.replaceAll(/,schemaPath:"(?:[^"\\\\]|\\\\.)*"/g, '')
            .replaceAll(
              /const (\w+) = require\("([^"]+)"\)\.default;/g,
              'import $1__module from "$2.js";const $1 = $1__module.default ?? $1__module;',
            )
            .replaceAll(
              /const (\w+) = require\("([^"]+)"\)((?:\.\w+|\["[^"]+"\])+);/g,
              'import $1__module from "$2.js";const $1 = $1__module$3;',
            ),
      },
    ],
  })
  const { output } = await build.generate({
    format: 'esm',
    minify: { compress: true, mangle: true, codegen: { removeWhitespace: false } },
  })
  return `// @ts-nocheck\n// Generated from openapi/${document}.yaml: do not edit.\n/* eslint-disable */\n${output[0].code}`
}

const typesOf = (document: string) => `import type { operations } from './${document}.ts'
import type { Validate } from './validators.js'
`
const requestTypes = `/** Checks of a request's parameters (coerced in place, defaults filled in) and of its body. */
export declare const requestValidators: Record<OperationId, { parameters: Validate; body: Validate | undefined }>
`
const replyTypes = `/** Checks of a reply's JSON body by status; null where the body is not JSON. */
export declare const replyValidators: Record<OperationId, Record<number, Validate | null>>
`

export const serviceValidatorsTypes = (document: string) => `${typesOf(document)}
type OperationId = keyof operations
${requestTypes}${replyTypes}`

export const validatorsTypes = () => `import type { operations } from './operations.ts'

export interface Validate {
  (value: unknown): boolean
  errors?: { instancePath: string; keyword: string; message?: string; params: Record<string, unknown> }[] | null
}
type OperationId = keyof typeof operations
${requestTypes}`

/** The app loads it without the validators of requests. */
export const replyValidatorsTypes = () => `${typesOf('operations')}
type OperationId = keyof typeof operations
${replyTypes}\
/** Checks of a socket event's payload. */
export declare const eventValidators: Record<string, Validate>
`
