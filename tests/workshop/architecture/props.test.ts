import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse, sources, visit } from '../../sources.ts'

const reasons: Record<string, string> = {}

const files = sources('src/**/*.tsx').filter(({ path }) => !path.endsWith('.stories.tsx'))

/** In the file itself, without inherited ones. */
function membersOf(type: ts.TypeNode | undefined, file: ts.SourceFile): string[] {
  if (!type) return []
  if (ts.isTypeLiteralNode(type))
    return type.members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => membersOf(part, file))
  if (!ts.isTypeReferenceNode(type)) return []
  const own = file.statements.find(
    (one) =>
      (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) &&
      one.name.text === type.typeName.getText(),
  )
  if (own && ts.isTypeAliasDeclaration(own)) return membersOf(own.type, file)
  if (!own || !ts.isInterfaceDeclaration(own)) return []
  return own.members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))
}

function componentsOf(file: ts.SourceFile): [string, string[]][] {
  return file.statements.flatMap((one): [string, string[]][] => {
    const exported =
      ts.isFunctionDeclaration(one) &&
      one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!exported || !one.name || !/^[A-Z]/.test(one.name.text)) return []
    return [[one.name.text, membersOf(one.parameters[0]?.type, file)]]
  })
}

test('every prop of a component is passed by the app itself, not only by stories and tests', () => {
  const passed = new Map<string, Set<string>>()
  const spread = new Set<string>()
  const parsed = files.map(parse)
  for (const file of parsed)
    visit(file, (node) => {
      if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return
      const name = node.tagName.getText()
      const props = passed.get(name) ?? new Set()
      passed.set(name, props)
      if (ts.isJsxOpeningElement(node)) props.add('children')
      for (const attribute of node.attributes.properties) {
        if (ts.isJsxAttribute(attribute)) props.add(attribute.name.getText())
        else spread.add(name)
      }
    })
  const unused = parsed.flatMap((file) =>
    componentsOf(file)
      .filter(([name]) => !spread.has(name) && passed.has(name))
      .flatMap(([name, props]) =>
        props
          .filter((prop) => !passed.get(name)?.has(prop))
          .map((prop) => `${file.fileName}: ${name}.${prop}`),
      ),
  )
  const nameOf = (line: string) => line.split(': ')[1] ?? ''
  expect(unused.filter((line) => !reasons[nameOf(line)])).toEqual([])
  expect(
    Object.keys(reasons).filter((name) => !unused.some((line) => nameOf(line) === name)),
  ).toEqual([])
})
