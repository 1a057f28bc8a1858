import ts from 'typescript'
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

/** `new Date()` and `Date()`, which read the device's clock; `new Date(moment)` only converts a time. */
const asksDevice = (node: ts.Node) =>
  (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) === 0) ||
  (ts.isCallExpression(node) && node.expression.getText() === 'Date')

test('the app uses only the clock of lib/clock (lint forbids Date.now)', () => {
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
