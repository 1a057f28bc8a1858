/**
 * `npm run contract:diff -- OLD`: what changed in the contract since OLD, a bundled document
 * (JSON), the root of one in YAML, or a git ref. Fails when something breaks.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { compareContracts } from './contractDiff/compare.ts'
import type { Change } from './contractDiff/schemas.ts'
import { bundleContract } from './generate/bundle.ts'
import type { Contract } from './generate/document.ts'

const BUNDLED = 'openapi/generated/openapi.json'

async function contractOf(source: string): Promise<Contract> {
  if (/\.ya?ml$/.test(source) && existsSync(source)) return bundleContract(pathToFileURL(source))
  const text = existsSync(source)
    ? readFileSync(source, 'utf8')
    : execFileSync('git', ['show', `${source}:${BUNDLED}`], {
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      })
  return JSON.parse(text) as Contract
}

const list = (title: string, changes: readonly Change[]) =>
  changes.length > 0
    ? [
        `${title} (${changes.length})`,
        ...changes.map(({ where, what }) => `  ${where}: ${what}`),
        '',
      ]
    : []

const [old] = process.argv.slice(2)
if (!old) {
  console.error(
    'Usage: npm run contract:diff -- OLD, where OLD is a file (openapi.json, openapi.yaml) or a git ref',
  )
  process.exit(2)
}
const changes = compareContracts(
  await contractOf(old),
  await bundleContract(new URL('../openapi/openapi.yaml', import.meta.url)),
)
const breaking = changes.filter((one) => one.breaking)
console.log(
  [
    ...list('Breaking', breaking),
    ...list(
      'Other changes',
      changes.filter((one) => !one.breaking),
    ),
  ].join('\n') || 'No change that a client or host would notice',
)
process.exitCode = breaking.length > 0 ? 1 : 0
