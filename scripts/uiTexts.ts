/**
 * Lists every text of the app that a user may read, one a line, with its place: `node
 * scripts/uiTexts.ts [--json]`. For editors: read from top to bottom, the table shows where the
 * app's English is uneven. Class names, addresses, keys and other strings for machines are left out
 * by their form.
 */
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import { root } from './commands.mjs'

/** Attributes and calls whose strings no user reads. */
const MACHINE_ATTRIBUTES = new Set([
  'className',
  'id',
  'role',
  'type',
  'to',
  'href',
  'src',
  'name',
  'autoComplete',
  'inputMode',
  'variant',
  'size',
  'tone',
  'shape',
  'key',
  'd',
  'viewBox',
  'fill',
  'rel',
  'target',
  'enterKeyHint',
  'translate',
  'loading',
  'as',
  'itemProp',
  'method',
])

const inAttribute = (node: ts.Node): string | undefined => {
  for (
    let up: ts.Node | undefined = node.parent;
    up && !ts.isJsxElement(up) && !ts.isJsxSelfClosingElement(up);
    up = up.parent
  )
    if (ts.isJsxAttribute(up)) return up.name.getText()
  return undefined
}

/**
 * Whether a string looks like words: a space between letters, or a capital first letter and no sign
 * that only code has.
 */
const isProse = (text: string) =>
  /[A-Za-z]{2}/.test(text) &&
  (/[a-z,.…!?’] [A-Za-z“₱]/i.test(text) || /^[A-Z][a-z]+[.!?…]*$/.test(text)) &&
  !/^(https?:|\/|#|\.|--|@|\(|M\d)/.test(text)

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, ' ').trim() || undefined
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node))
    return (
      node.head.text +
      node.templateSpans
        .map(({ expression, literal }) => `{${expression.getText()}}${literal.text}`)
        .join('')
    )
  return undefined
}

function textsOf(file: string): { text: string; line: number }[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const found: { text: string; line: number }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    const text = textOf(node)
    const attribute = text === undefined ? undefined : inAttribute(node)
    if (
      text !== undefined &&
      !(attribute && MACHINE_ATTRIBUTES.has(attribute)) &&
      (ts.isJsxText(node) ? /[A-Za-z]/.test(text) : isProse(text))
    )
      found.push({ text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const files = globSync(
  [
    'src/**/*.{ts,tsx}',
    'mocks/{demo,hosts/consent,hosts/provider}/**/*.{ts,tsx}',
    'fixtures/tours/*.ts',
  ],
  {
    cwd: root,
  },
)
  .filter((file) => !/\.stories\./.test(file))
  .toSorted()
for (const file of files)
  for (const { text, line } of textsOf(`${root}/${file}`))
    console.log(`${relative(root, file)}:${line}\t${text}`)
