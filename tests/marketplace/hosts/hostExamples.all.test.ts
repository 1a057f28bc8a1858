import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { controlClient } from '#mocks/hosts/node/control/client.ts'
import type { RunningHost } from '#mocks/hosts/node/run.ts'
import { pythonWith } from '#scripts/programs.mjs'
import { root } from '../../sources.ts'
import { startWith } from './hostClient.ts'

const page = readFileSync(join(root, 'docs/host.md'), 'utf8')
/** The examples of the page in a language, as `js k6`. */
const examples = (language: string) =>
  [...page.matchAll(/^```(.+)\n([^]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , code = '']) => code)

let host: RunningHost
// Inside the project, where the packages are found.
const folder = mkdtempSync(join(root, 'dist-examples-'))
beforeAll(async () => {
  host = await startWith(['--address', '0.0.0.0', '--products', '300'])
})
afterAll(async () => {
  await host.stop()
  rmSync(folder, { recursive: true })
})

/** An example with the addresses of this test's host. */
const aimed = (code: string) =>
  code
    .replaceAll('localhost:4010', `127.0.0.1:${host.port}`)
    .replaceAll('192.168.1.20:4010', `127.0.0.2:${host.port}`)

function written(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** Runs a program; rejects with what it has printed when it fails. */
const run = async (program: string, args: string[]): Promise<string> =>
  (await promisify(execFile)(program, args, { cwd: root })).stdout

async function statusesIn(world: string, operation: string) {
  const query = { params: { query: { operation } } }
  const { data } = await controlClient(`${host.url}/w/${world}`).GET('/calls', query)
  return data?.calls.map(({ status }) => status)
}

test('every example with a language is one of those below', () => {
  const languages = [...page.matchAll(/^```(.+)$/gm)].map(([, name]) => name)
  expect(languages).toEqual([
    'sh',
    'python',
    'python',
    'python sockets',
    'js k6',
    'ts playwright',
    'js mobile',
  ])
})

const python = pythonWith('requests')
const withSockets = pythonWith('requests', 'socketio', 'websocket')
/** Each language, what runs it, and what its example then has done: world, operation, statuses. */
const shells: [
  language: string,
  program: string | undefined,
  args: string[],
  ...[string, string, number[]][],
][] = [
  ['sh', 'bash', ['-euo', 'pipefail', '-c'], ['shell', 'listProducts', [503, 200]]],
  ['python', python, ['-c'], ['python', 'addToCart', [201]], ['signup', 'addPassword', [200]]],
  ['python sockets', withSockets, ['-c'], ['buyer', 'createTransactions', [201]]],
]
for (const [language, program, args, ...made] of shells)
  test.skipIf(!program)(`the examples in ${language}`, async () => {
    for (const code of examples(language)) await run(program ?? '', [...args, aimed(code)])
    for (const [world, operation, statuses] of made)
      expect(await statusesIn(world, operation)).toEqual(statuses)
  })

/** What the example uses of k6: calls that block, by curl, and checks that must hold. */
const k6 = `import { execFileSync } from 'node:child_process'
function call(method, url, body, { headers = {} } = {}) {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['--header', name + ': ' + value])
  const args = ['--silent', '--request', method, '--write-out', '\\n%{http_code}', ...sent, ...(body ? ['--data', body] : []), url]
  const lines = execFileSync('curl', args, { encoding: 'utf8' }).split('\\n')
  const status = Number(lines.pop())
  return { status, json: () => JSON.parse(lines.join('\\n')) }
}
export default { get: (url, options) => call('GET', url, undefined, options), post: (url, body, options) => call('POST', url, body, options) }
export function check(answer, checks) {
  for (const [name, holds] of Object.entries(checks)) if (!holds(answer)) throw new Error('Not so: ' + name)
}
`
test('the requests of the k6 script, by two virtual users', async () => {
  const [code = ''] = examples('js k6')
  written('k6.mjs', k6)
  const script = written('script.mjs', aimed(code).replaceAll(/'k6(\/http)?'/g, "'./k6.mjs'"))
  const user = (n: number) =>
    run(process.execPath, [
      '--eval',
      `globalThis.__VU = ${n}; (await import(${JSON.stringify(script)})).default()`,
      '--input-type=module',
    ])
  await Promise.all([user(1), user(2)])
  for (const world of ['k6-1', 'k6-2']) expect(await statusesIn(world, 'addToCart')).toEqual([201])
})

test('Playwright, with a world for each worker', async () => {
  const [code = ''] = examples('ts playwright')
  written('example.spec.ts', aimed(code))
  const config = written(
    'playwright.config.ts',
    `export default { testDir: '.', workers: 2, fullyParallel: true, outputDir: 'results', reporter: 'line' }`,
  )
  expect(
    await run(join(root, 'node_modules/.bin/playwright'), ['test', '--config', config]),
  ).toContain('4 passed')
  const worlds = host.worlds.all().map(({ name }) => name)
  expect(worlds).toEqual(expect.arrayContaining(['worker-0', 'worker-1']))
})

test('the calls of a mobile app, from another address', async () => {
  const [code = ''] = examples('js mobile')
  const lines = (await run(process.execPath, [written('mobile.mjs', aimed(code))]))
    .trim()
    .split('\n')
  expect(lines).toEqual([
    expect.stringContaining(`http://127.0.0.2:${host.port}/w/phone/media/`),
    'connected',
  ])
})
