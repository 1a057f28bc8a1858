import { defineConfig } from 'vitest/config'

/**
 * `npm run browsers`: journeys in Firefox and WebKit. One at a time, so that they share a Firefox
 * and the API host.
 */
export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest-browsers',
  test: {
    name: 'browsers',
    environment: 'node',
    include: ['e2e/browsers/*.journey.ts'],
    globalSetup: 'e2e/browsers/servers.ts',
    isolate: false,
    fileParallelism: false,
    // Each step has its own, shorter limit, and says what it waited for.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
