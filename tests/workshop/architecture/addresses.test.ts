import ts from 'typescript'
import { expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { places, sources } from '../../sources.ts'

const own = ['src/domain/paths.ts', 'src/app/routes.tsx']
/** Addresses of calls, not of screens. */
const calls = /^src\/api\//
const first = Object.values(paths).map(
  (path) => (path as (value: string) => string)('').split(/[/?]/)[1],
)
const screens = new Set(first.filter(Boolean))
/**
 * Whether a text is an address of a screen: it begins with a slash and the name of a screen, or
 * with a slash and a value.
 */
const isAddress = (head: string, open: boolean) => {
  const [, name = ''] = /^\/([\w-]*)/.exec(head) ?? []
  return screens.has(name) || (open && head === '/')
}

test('every address of a screen is built by lib/paths', () => {
  const raw = sources('src/**/*.{ts,tsx}')
    .filter(
      ({ path }) => !own.includes(path) && !calls.test(path) && !path.endsWith('.stories.tsx'),
    )
    // Most files hold no text that begins with a slash; to parse them all takes seconds.
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
