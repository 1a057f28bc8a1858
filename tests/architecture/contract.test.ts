import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { operations } from '../../openapi/generated/operations.ts'
import { root, sources } from './sources.ts'

test('the generated files are up to date', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/generate.ts', '--check'], { cwd: root, encoding: 'utf8' })
  expect(`${stdout}${stderr}`.trim()).toBe('')
  expect(status).toBe(0)
})

test('every call of the contract has a client function', () => {
  const client = sources('src/api/*.ts')
    .map(({ text }) => text)
    .join('\n')
  const made = new Set(
    [...client.matchAll(/client\s*\.(GET|POST|PUT|PATCH|DELETE)\(\s*['"`]([^'"`]+)/g)].map(([, method, path]) => `${method} ${path}`),
  )
  const unused = Object.entries(operations)
    .filter(([, { method, path }]) => !made.has(`${method.toUpperCase()} ${path}`))
    .map(([operationId]) => operationId)
  expect(unused).toEqual([])
})
