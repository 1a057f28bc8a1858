import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { prebundled } from '../../scripts/vite/prebundled.ts'
import { type Source, sources } from './sources.ts'

const modules = sources('{src,mocks,fixtures,tests,e2e}/**/*.{ts,tsx}')

const parse = ({ path, text }: Source) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** The places in a module that match a rule, as `path:line`. */
function places(source: Source, rule: (node: ts.Node) => boolean): string[] {
  const file = parse(source)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (rule(node)) found.push(`${source.path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isReExport = (statement: ts.Statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined

describe('modules', () => {
  test('none is a barrel file', () => {
    const barrels = modules.filter((source) => {
      const { statements } = parse(source)
      return /(^|\/)index\.tsx?$/.test(source.path) || (statements.length > 0 && statements.every(isReExport))
    })
    expect(barrels.map(({ path }) => path)).toEqual([])
  })

  test('relative imports name the file with its extension', () => {
    const bare = modules.flatMap((source) =>
      places(source, (node) => {
        const to = (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier
        return Boolean(to && ts.isStringLiteral(to) && /^\.{1,2}\//.test(to.text) && !/\.\w+(\?\w+)?$/.test(to.text))
      }),
    )
    expect(bare).toEqual([])
  })

  test('the simulator never reads the real time', () => {
    const isDate = (node: ts.Expression) => ts.isIdentifier(node) && node.text === 'Date'
    const readers = modules
      .filter(({ path }) => /^(mocks|fixtures)\//.test(path) && !path.startsWith('mocks/hosts/'))
      .flatMap((source) =>
        places(
          source,
          (node) =>
            (ts.isNewExpression(node) && isDate(node.expression) && !node.arguments?.length) ||
            (ts.isCallExpression(node) && isDate(node.expression)),
        ),
      )
    expect(readers).toEqual([])
  })

  test('every generator of fake data is seeded', () => {
    const unseeded = modules.filter(
      ({ path, text }) => /^(mocks|fixtures)\//.test(path) && /new Faker\(/.test(text) && !/\.seed\(|\bseed\b/.test(text),
    )
    expect(unseeded.map(({ path }) => path)).toEqual([])
  })

  test('@mswjs/data is imported in one file', () => {
    const importers = modules.filter(({ path, text }) => path.startsWith('mocks/') && /from '@mswjs\/data'/.test(text))
    expect(importers.length).toBeLessThanOrEqual(1)
  })

  test('every package that src imports is pre-bundled for browser tests', () => {
    const imported = modules
      .filter(({ path }) => path.startsWith('src/') && !/\.(stories|test)\.tsx?$/.test(path))
      .flatMap((source) => parse(source).statements.filter(ts.isImportDeclaration))
      .filter((statement) => !statement.importClause?.isTypeOnly)
      .map((statement) => (statement.moduleSpecifier as ts.StringLiteral).text)
    const missing = imported.filter((name) => !/^\.|^node:|^virtual:|\.css$|^@fontsource/.test(name) && !prebundled.includes(name))
    expect([...new Set(missing)]).toEqual([])
  })
})
