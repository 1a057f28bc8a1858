import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { antdStyles } from './scripts/vite/antdStyles.ts'
import { chromiumTests } from './scripts/vite/chromiumTests.ts'
import { demoFiles } from './scripts/vite/demoFiles.ts'
import { leanPackages } from './scripts/vite/leanPackages.ts'
import { prebundled } from './scripts/vite/prebundled.ts'
import { serviceWorker } from './scripts/vite/serviceWorker.ts'
import { sharedTests } from './scripts/vite/sharedTests.ts'
import { worldStamp } from './scripts/vite/worldStamp.ts'

const shared = sharedTests()
/**
 * Tests in Chromium. They wait for the screen half of their time, so three run at once; each page
 * has a context of its own. Each project has an object of its own, in which Vitest notes its name.
 */
const inChromium = async () => ({
  browser: await chromiumTests(),
  maxWorkers: 3,
  // After the tests in Node, which use both cores.
  sequence: { groupOrder: 1 },
})

export default defineConfig({
  // A separate cache, since tests may run beside a development server.
  cacheDir: 'node_modules/.cache/vitest',
  define: { 'import.meta.env.VITE_API_MODE': JSON.stringify('simulator') },
  test: {
    // Long, for slow machines: no test waits for them but one that fails.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        plugins: [worldStamp()],
        test: {
          name: 'node',
          environment: 'node',
          pool: 'threads',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/conformance/**', 'tests/**/*.{browser,all}.test.ts', ...shared],
        },
      },
      {
        extends: true,
        plugins: [worldStamp()],
        test: {
          name: 'node-shared',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          environment: 'node',
          include: ['tests/conformance/**/*.test.ts'],
          exclude: ['tests/**/*.all.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [worldStamp()],
        // What only `npm run test:all` runs.
        test: {
          name: 'all',
          environment: 'node',
          include: ['tests/**/*.all.test.ts'],
          exclude: ['tests/**/*.browser.all.test.ts'],
        },
      },
      ...[
        {
          name: 'browser',
          include: ['tests/**/*.browser.test.{ts,tsx}'],
          ...(await inChromium()),
        },
        // What only `npm run test:all` runs.
        {
          name: 'all-browser',
          include: ['tests/**/*.browser.all.test.{ts,tsx}'],
          ...(await inChromium()),
        },
      ].map((tests) => ({
        extends: true as const,
        plugins: [
          react(),
          antdStyles(),
          serviceWorker('simulator'),
          msw({ mode: 'worker-only' }),
          demoFiles(),
          leanPackages(),
          worldStamp(),
        ],
        // No file changes while the tests run: their pages needn't ask for each one again.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        optimizeDeps: { include: prebundled },
        test: {
          ...tests,
          setupFiles: ['tests/setup.browser.ts'],
          restoreMocks: true,
          unstubGlobals: true,
        },
      })),
    ],
  },
})
