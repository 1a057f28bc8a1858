import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import ts from 'typescript'
import { expect, test, describe } from 'vitest'
import { paths } from '#domain/paths.ts'
import { operations } from '#openapi/generated/operations.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { places, sources, root } from '../../sources.ts'

const screens = Object.values(paths).map(
  (path) => (path as (value: string) => string)('').split(/[/?]/)[1],
)
/** A slash and the name of a screen, or a value. */
const isAddress = (head: string, open: boolean) => {
  const [, name = ''] = /^\/([\w-]*)/.exec(head) ?? []
  return name === '' ? open && head === '/' : screens.includes(name)
}

test('every address of a screen is built by lib/paths', () => {
  const raw = sources('src/**/*.{ts,tsx}')
    .filter(
      ({ path, text }) =>
        !/^src\/(api\/|domain\/paths|app\/routes)|\.stories\.tsx$/.test(path) &&
        // To parse all files takes seconds.
        /['"`]\//.test(text),
    )
    .flatMap((source) =>
      places(
        source,
        (node) =>
          (ts.isStringLiteralLike(node) && isAddress(node.text, false)) ||
          (ts.isTemplateHead(node) && isAddress(node.text, true)),
      ),
    )
  expect(raw).toEqual([])
})

const modules = sources('{src,mocks,fixtures,tests,e2e}/**/*.{ts,tsx}')

/** They read the device's clock; `new Date(moment)` only converts. */
const readsClock = (node: ts.Node) =>
  (ts.isNewExpression(node) &&
    node.expression.getText() === 'Date' &&
    (node.arguments?.length ?? 0) === 0) ||
  (ts.isCallExpression(node) && node.expression.getText() === 'Date')

describe('modules', () => {
  // Node runs them as they are; the compiler and lint don't ask for it.
  test('imports of own files name them with their extension', () => {
    const bare = modules.filter(({ text }) =>
      /from '(?:\.{1,2}\/|#)[^']*?(?<!\.\w+)(?<!\?\w+)'/.test(text),
    )
    expect(bare.map(({ path }) => path)).toEqual([])
  })

  // Lint forbids only Date.now.
  test('the app and the simulator read their own clocks, never the device’s', () => {
    const readers = modules
      .filter(
        ({ path, text }) =>
          /^(src|mocks(?!\/hosts\/)|fixtures)\//.test(path) && /\bDate(\(\)|\b(?!\())/.test(text),
      )
      .flatMap((source) => places(source, readsClock))
    expect(readers).toEqual([])
  })
})

const tags: string[] = [...new Set(Object.values(operations).map(({ tag }) => tag))].sort()
test('a form with a password or a code names the fields that its draft may have', () => {
  const forms = sources('src/**/*.tsx').filter(
    ({ text }) =>
      /<(PasswordField|NewPasswordFields|CodeField)\b/.test(text) && /\sdraft[:,]/.test(text),
  )
  expect(
    forms.filter(({ text }) => !text.includes('draftFields:')).map(({ path }) => path),
  ).toEqual([])
  expect(forms, 'forms with such fields').not.toEqual([])
})

test('every JavaScript file begins with the mark by which its types are checked', () => {
  const files = sources('{.,scripts/}*.mjs')
  expect(files.filter(({ text }) => !text.startsWith('// @ts-check\n'))).toEqual([])
  expect(files, 'such files').not.toEqual([])
})

describe('the folders', () => {
  test.each(tags)('have a file for %s in every layer', (tag) => {
    const files = [`openapi/paths/${tag}.yaml`, `src/api/${tag}.ts`, `mocks/handlers/${tag}.ts`]
    expect(files.filter((file) => !existsSync(root + file))).toEqual([])
  })

  test('name features after the tags', () => {
    const others = ['home', 'nearby', 'contact', 'download', 'legal', 'bugReport']
    const folders = readdirSync(`${root}src/features`)
    expect(folders.filter((name) => ![...tags, ...others].includes(name))).toEqual([])
  })

  test('have no vague names', () => {
    const vague = /(^|\/)(utils?|helpers?|commons?|misc|shared)(\/|\.|$)/i
    const paths = sources('{src,mocks,fixtures,tests,e2e,scripts}/**/*.*').map(({ path }) => path)
    expect(paths.filter((path) => vague.test(path))).toEqual([])
  })
})

/** Own plugins that make or change modules and files of a build, and why each has to. */
const allowed: Record<string, string> = {
  'scripts/vite/antdStyles.ts': 'makes style sheets of its own',
  'scripts/vite/firstScreen.ts': 'adds a comment for the browser at the start of a file',
  'scripts/vite/leanPackages.ts':
    'leaves out parts of packages that the demo never calls; an import that it does not know stops the build',
  'scripts/vite/siteFiles.ts':
    'writes the content policy into the pages of the demo, for hosts that send no headers',
  'scripts/vite/worldStamp.ts': 'makes a module of its own',
}

test('no plugin changes a module or a file but those with a reason', () => {
  const changing = sources('scripts/vite/*.ts').filter(({ text }) =>
    /\b(transform|load|resolveId)(\(|: )|\.(code|source) = /.test(text),
  )
  expect(changing.map(({ path }) => path)).toEqual(Object.keys(allowed))
})

test('packages are used by their public names', () => {
  // In brackets, so that the search does not find this line.
  const internal = /UNSAFE[_]|lib[/]glossary|__zod[_]global/
  const using = sources('{src,mocks,tests,scripts}/**/*.{ts,tsx,js,mjs}').filter(({ text }) =>
    internal.test(text),
  )
  expect(using.map(({ path }) => path)).toEqual([])
})

test('React Query is of one version in all its packages: a part of it alone can’t be raised', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([name]) => /^@tanstack\/.*query/.test(name))
    .map(([, version]) => version)
  expect(versions.length).toBeGreaterThan(3)
  expect(new Set(versions).size).toBe(1)
})

test('the generated files are up to date', { timeout: 60_000 }, () => {
  const args = ['scripts/generate.ts', '--check']
  const { status, output } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect([status, output.join('')]).toEqual([0, ''])
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
