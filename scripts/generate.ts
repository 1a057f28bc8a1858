/**
 * Generates openapi/generated from the contract and the documents beside it, with
 * docs/assumptions.md and docs/errors.md. With --check nothing is written; the exit code says
 * whether all are up to date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { assumedSource } from './generate/assumed.ts'
import { assumptionsPage } from './generate/assumptions.ts'
import { asyncapiDocument } from './generate/asyncapi.ts'
import { beyondSource } from './generate/beyond.ts'
import { bundleContract } from './generate/bundle.ts'
import { calls, type Contract } from './generate/document.ts'
import { errorCodesSource, errorsPage } from './generate/errorCodes.ts'
import { fieldsSource } from './generate/fields.ts'
import { operationsSource } from './generate/operations.ts'
import { eventShapesSource, shapesSource } from './generate/shapes.ts'
import { socketsSource } from './generate/sockets.ts'
import { summariesSource } from './generate/summaries.ts'
import { typesSource } from './generate/types.ts'
import {
  replyValidatorsTypes,
  serviceValidatorsTypes,
  validatorsSource,
  validatorsTypes,
} from './generate/validators.ts'
import { givenView, readView } from './generate/views.ts'

const folder = new URL('../openapi/generated/', import.meta.url)

const contract = await bundleContract(new URL('../openapi/openapi.yaml', import.meta.url))
const files: Record<string, string> = {
  'openapi.json': `${JSON.stringify(contract, null, 1)}\n`,
  'asyncapi.json': `${JSON.stringify(asyncapiDocument(contract), null, 1)}\n`,
  'types.ts': await typesSource(readView(contract)),
  'givenTypes.ts': await typesSource(givenView(contract)),
  'operations.ts': operationsSource(contract),
  'errorCodes.ts': errorCodesSource(contract),
  'sockets.ts': socketsSource(contract),
  'shapes.ts': shapesSource(contract, 'openapi'),
  'eventShapes.ts': eventShapesSource(contract, 'openapi'),
  'fields.ts': fieldsSource(contract, 'openapi'),
  'validators.js': await validatorsSource(contract, 'openapi', ['requests']),
  'validators.d.ts': validatorsTypes(),
  'replyValidators.js': await validatorsSource(givenView(contract), 'openapi', ['replies']),
  'replyValidators.d.ts': replyValidatorsTypes(),
  'assumed.ts': assumedSource(contract),
  'beyond.ts': beyondSource(contract),
}
// By tag, since a visitor's first screen makes the calls of few.
for (const tag of new Set(calls(contract.paths).map(({ operation }) => operation.tags[0])))
  files[`shapes/${tag}.ts`] = shapesSource(contract, 'openapi', tag)
const services: Record<string, Contract> = {}
for (const service of ['directions', 'locations']) {
  const document = await bundleContract(new URL(`../openapi/${service}.yaml`, import.meta.url))
  services[service] = document
  files[`${service}.json`] = `${JSON.stringify(document, null, 1)}\n`
  files[`${service}.ts`] = await typesSource(document)
  files[`${service}Shapes.ts`] = shapesSource(document, service)
  files[`${service}Fields.ts`] = fieldsSource(document, service)
  files[`${service}Validators.js`] = await validatorsSource(document, service)
  files[`${service}Validators.d.ts`] = serviceValidatorsTypes(service)
}
const control = await bundleContract(new URL('../openapi/control.yaml', import.meta.url))
files['control.json'] = `${JSON.stringify(control, null, 1)}\n`
files['control.ts'] = await typesSource(control)
files['controlValidators.js'] = await validatorsSource(control, 'control')
files['controlValidators.d.ts'] = serviceValidatorsTypes('control')
files['summaries.ts'] = summariesSource(contract, services)
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
