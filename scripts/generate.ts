/**
 * Generates openapi/generated from the contract and the documents beside it, with
 * docs/assumptions.md and docs/errors.md. With --check nothing is written; the exit code says
 * whether all are up to date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import { assumedSource } from './generate/assumed.ts'
import { assumptionsPage } from './generate/assumptions.ts'
import { asyncapiDocument } from './generate/asyncapi.ts'
import { bundleContract } from './generate/bundle.ts'
import { calls, type Contract, givenView, readView } from './generate/document.ts'
import { errorCodesSource, errorsPage } from './generate/errorCodes.ts'
import { fieldsSource } from './generate/fields.ts'
import { eventShapesSource, shapesSource } from './generate/shapes.ts'
import {
  beyondSource,
  operationsSource,
  socketsSource,
  summariesSource,
} from './generate/tables.ts'
import {
  replyValidatorsTypes,
  serviceValidatorsTypes,
  validatorsSource,
  validatorsTypes,
} from './generate/validators.ts'

const folder = new URL('../openapi/generated/', import.meta.url)
const files: Record<string, string> = {}
/** Adds sources that are made of a document. */
function add(document: string, sources: Record<string, string>): void {
  for (const [name, source] of Object.entries(sources))
    files[name] = `// Generated from openapi/${document}.yaml: do not edit.\n${source}`
}
const bundled = (document: string) =>
  bundleContract(new URL(`../openapi/${document}.yaml`, import.meta.url))
const asJson = (document: object) => `${JSON.stringify(document, null, 1)}\n`
async function typesSource(contract: Contract): Promise<string> {
  const options = { alphabetize: false, defaultNonNullable: false }
  return COMMENT_HEADER + astToString(await openapiTS(structuredClone(contract) as never, options))
}

const contract = await bundled('openapi')
Object.assign(files, {
  'openapi.json': asJson(contract),
  'asyncapi.json': asJson(asyncapiDocument(contract)),
  'types.ts': await typesSource(readView(contract)),
  'givenTypes.ts': await typesSource(givenView(contract)),
  'validators.js': await validatorsSource(contract, 'openapi', ['requests']),
  'replyValidators.js': await validatorsSource(givenView(contract), 'openapi', ['replies']),
})
add('openapi', {
  'operations.ts': operationsSource(contract),
  'errorCodes.ts': errorCodesSource(contract),
  'sockets.ts': socketsSource(contract),
  'shapes.ts': shapesSource(contract),
  'eventShapes.ts': eventShapesSource(contract),
  'fields.ts': fieldsSource(contract),
  'validators.d.ts': validatorsTypes(),
  'replyValidators.d.ts': replyValidatorsTypes(),
  'assumed.ts': assumedSource(contract),
  'beyond.ts': beyondSource(contract),
})
// By tag, since a visitor's first screen makes the calls of few.
for (const tag of new Set(calls(contract.paths).map(({ operation }) => operation.tags[0])))
  add('openapi', { [`shapes/${tag}.ts`]: shapesSource(contract, tag) })
const services: Record<string, Contract> = {}
for (const service of ['directions', 'locations', 'control']) {
  const document = await bundled(service)
  files[`${service}.json`] = asJson(document)
  files[`${service}.ts`] = await typesSource(document)
  files[`${service}Validators.js`] = await validatorsSource(document, service)
  add(service, { [`${service}Validators.d.ts`]: serviceValidatorsTypes(service) })
  if (service === 'control') continue
  services[service] = document
  add(service, {
    [`${service}Shapes.ts`]: shapesSource(document),
    [`${service}Fields.ts`]: fieldsSource(document),
  })
}
add('*', { 'summaries.ts': summariesSource(contract, services) })
files['../../docs/errors.md'] = errorsPage(contract)
files['../../docs/assumptions.md'] = assumptionsPage(contract, Object.values(services))

const current = (name: string) =>
  existsSync(new URL(name, folder)) ? readFileSync(new URL(name, folder), 'utf8') : ''
const stale = Object.keys(files).filter((name) => current(name) !== files[name])
if (process.argv.includes('--check')) {
  if (stale.length > 0) console.error(`Stale: ${stale.join(', ')}. Run npm run generate.`)
  process.exit(stale.length > 0 ? 1 : 0)
}
mkdirSync(new URL('shapes/', folder), { recursive: true })
for (const name of stale) writeFileSync(new URL(name, folder), files[name] as string)
console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'All fresh')
