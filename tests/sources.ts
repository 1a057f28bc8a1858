import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** Absolute path of the project, with a slash at the end. */
export const root = fileURLToPath(new URL('../', import.meta.url))

export interface Source {
  /** Relative to the project. */
  path: string
  text: string
}

/** Generated files and data, which nobody writes or reads line by line. */
const data = [/^openapi\/generated\//, /^fixtures\/static\//, /^fixtures\/data\//]

/** The files that match, without data and generated files. */
export function sources(...patterns: string[]): Source[] {
  return globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !data.some((rule) => rule.test(path)))
    .sort()
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
}

/** The syntax tree of a file. */
export const parse = ({ path, text }: Source): ts.SourceFile =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

/** Calls `each` with a node and all nodes within it. */
export function visit(node: ts.Node, each: (node: ts.Node) => void): void {
  each(node)
  ts.forEachChild(node, (child) => visit(child, each))
}

/** The places in a file that match a rule, as `path:line`. */
export function places(source: Source, rule: (node: ts.Node) => boolean): string[] {
  const file = parse(source)
  const found: string[] = []
  visit(file, (node) => {
    if (rule(node))
      found.push(`${source.path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
  })
  return found
}
