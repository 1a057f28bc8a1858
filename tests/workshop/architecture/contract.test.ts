import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { root, sources } from '../../sources.ts'

test('the generated files are up to date', { timeout: 60_000 }, () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/generate.ts', '--check'],
    { cwd: root, encoding: 'utf8' },
  )
  expect(`${stdout}${stderr}`.trim()).toBe('')
  expect(status).toBe(0)
})

/** As `METHOD /path`, with what comes after it. */
const callsIn = (text: string) =>
  [
    ...text.matchAll(
      /client\s*\.(GET|POST|PUT|PATCH|DELETE)\(\s*['"`]([^'"`]+)([\s\S]*?)(?=client\s*\.|$)/g,
    ),
  ].map(([, method, path, after = '']) => ({ call: `${method} ${path}`, after }))
const made = sources('src/api/{*,http/*}.ts').flatMap(({ text }) => callsIn(text))
const idOf = new Map(
  Object.entries(operations).map(([id, { method, path }]) => [
    `${method.toUpperCase()} ${path}`,
    id,
  ]),
)

test('every call of the contract has a client function', () => {
  const calls = new Set(made.map(({ call }) => call))
  expect([...idOf.keys()].filter((call) => !calls.has(call))).toEqual([])
})

test('an answer is read as the shape of its own operation', () => {
  const wrong = made.flatMap(({ call, after }) => {
    const shape = /\bshapes\.(\w+)/.exec(after)?.[1]
    return shape === undefined || shape === idOf.get(call) ? [] : [`${call}: ${shape}`]
  })
  expect(wrong).toEqual([])
})
