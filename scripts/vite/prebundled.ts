import { globSync, readFileSync } from 'node:fs'

/** Of packages, by files that don't only name their types. */
const imported = globSync(['src/**/*.{ts,tsx}', 'mocks/demo/**/*.tsx'], {
  exclude: ['**/*.stories.tsx', 'src/service-worker.ts', 'src/worker/**'],
})
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:^import (?!type )(?:[^']* from )?|import\()'([^'.#][^']*)'/gm,
    ),
  ])
  .map(([, name = '']) => name)
  .filter((name) => !/^(node|virtual):|\.css$|^@fontsource/.test(name))

/**
 * Packages that Vite bundles before tests in Chromium: it would reload the page for one found later.
 */
export const prebundled = [
  ...new Set(imported),
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@testing-library/react',
  '@testing-library/user-event',
  'msw',
  'msw/browser',
  '@mswjs/data',
  '@faker-js/faker/locale/base',
  '@noble/hashes/hmac.js',
  '@noble/hashes/pbkdf2.js',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  'fast-check',
  'comlink',
  'idb',
  'jsqr',
  'maplibre-gl',
  'mock-socket',
  'engine.io-parser',
]
