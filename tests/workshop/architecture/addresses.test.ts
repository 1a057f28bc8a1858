import ts from 'typescript'
import { expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { places, sources } from '../../sources.ts'

const own = ['src/domain/paths.ts', 'src/app/routes.tsx']
const calls = /^src\/api\//
const first = Object.values(paths).map(
  (path) => (path as (value: string) => string)('').split(/[/?]/)[1],
)
const screens = new Set(first.filter(Boolean))
/** A slash and the name of a screen, or a value. */
const isAddress = (head: string, open: boolean) => {
  const [, name = ''] = /^\/([\w-]*)/.exec(head) ?? []
  return screens.has(name) || (open && head === '/')
}

test('every address of a screen is built by lib/paths', () => {
  const raw = sources('src/**/*.{ts,tsx}')
    .filter(
      ({ path }) => !own.includes(path) && !calls.test(path) && !path.endsWith('.stories.tsx'),
    )
    // To parse all files takes seconds.
    .filter(({ text }) => /['"`]\//.test(text))
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
