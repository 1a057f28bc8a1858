import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { root, sources } from './sources.ts'

test('the generated files are up to date', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/generate.ts', '--check'],
    { cwd: root, encoding: 'utf8' },
  )
  expect(`${stdout}${stderr}`.trim()).toBe('')
  expect(status).toBe(0)
})

/** The calls that a module makes, as `METHOD /path`. */
const callsIn = (text: string) =>
  [...text.matchAll(/client\s*\.(GET|POST|PUT|PATCH|DELETE)\(\s*['"`]([^'"`]+)/g)].map(
    ([, method, path]) => `${method} ${path}`,
  )
const modules = sources('src/api/*.ts')
const described = Object.entries(operations).map(([operationId, { method, path, tag }]) => ({
  operationId,
  call: `${method.toUpperCase()} ${path}`,
  tag,
}))

test('every call of the contract has a client function', () => {
  const made = new Set(modules.flatMap(({ text }) => callsIn(text)))
  expect(
    described.filter(({ call }) => !made.has(call)).map(({ operationId }) => operationId),
  ).toEqual([])
})

test('every module that makes calls holds their answers against the shapes of their tag', () => {
  const unchecked = modules.flatMap(({ path, text }) => {
    const held = /import \{ answerShapes \} from '#openapi\/generated\/shapes\/(\w+)\.ts'/.exec(
      text,
    )?.[1]
    const uses = text.includes('client.use(withShapes(answerShapes))')
    const made = new Set(callsIn(text))
    return described
      .filter(({ call, tag }) => made.has(call) && !(uses && held === tag))
      .map(({ call }) => `${path}: ${call}`)
  })
  expect(unchecked).toEqual([])
})
