import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { prebundled } from '#scripts/vite/prebundled.ts'
import { places, sources } from '../../sources.ts'

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
    const own = modules.filter(
      ({ path }) => /^(src|mocks|fixtures)\//.test(path) && !path.startsWith('mocks/hosts/'),
    )
    const readers = own
      .filter(({ text }) => /\bDate(\(\)|\b(?!\())/.test(text))
      .flatMap((source) => places(source, readsClock))
    expect(readers).toEqual([])
  })

  test('every package that src imports is pre-bundled for browser tests', () => {
    const imported = modules
      .filter(
        ({ path }) =>
          path.startsWith('src/') && !/\.stories\.tsx$|service-worker|^src\/worker\//.test(path),
      )
      .flatMap(({ text }) =>
        [...text.matchAll(/^import (?!type )[^']*'([^']+)'/gm)].map(([, name = '']) => name),
      )
    const missing = imported.filter(
      (name) =>
        !/^[.#]|^node:|^virtual:|\.css$|^@fontsource/.test(name) && !prebundled.includes(name),
    )
    expect([...new Set(missing)]).toEqual([])
  })
})
