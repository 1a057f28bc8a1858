import ts from 'typescript'
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

/** `new Date()` and `Date()`, which ask the device; `new Date(moment)` only writes a moment in another form. */
const asksDevice = (node: ts.Node) =>
  (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) === 0) ||
  (ts.isCallExpression(node) && node.expression.getText() === 'Date')

test('the app goes by the clock of lib/clock alone; lint watches over Date.now', () => {
  const found = sources('src/**/*.{ts,tsx}').flatMap(({ path, text }) => {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
    const lines: string[] = []
    const visit = (node: ts.Node) => {
      if (asksDevice(node)) lines.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
      ts.forEachChild(node, visit)
    }
    visit(file)
    return lines
  })
  expect(found).toEqual([])
})
