import { defineConfig } from 'vitest/config'
import { worldStamp } from './scripts/vite/worldStamp.ts'

/**
 * `npm run mutants`: the tests that judge the mistakes that Stryker plants (stryker.config.json):
 * those in Node that don't wait for a network.
 */
export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest-mutants',
  plugins: [worldStamp()],
  define: { 'import.meta.env.VITE_API_MODE': JSON.stringify('simulator') },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: [
      'tests/**/*.{browser,all}.test.ts',
      // They read the sources, which are changed.
      'tests/workshop/**',
      'tests/conformance/nodeHost.test.ts',
      'tests/marketplace/hosts/{node*,parity}.test.ts',
      // They walk at random, or search the whole road network.
      'tests/marketplace/properties/**',
      'tests/marketplace/routing/router.test.ts',
    ],
    testTimeout: 15_000,
  },
})
