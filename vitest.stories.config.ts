import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { antdStyles } from './scripts/vite/antdStyles.ts'
import { chromiumTests } from './scripts/vite/chromiumTests.ts'
import { demoFiles } from './scripts/vite/demoFiles.ts'
import { prebundled } from './scripts/vite/prebundled.ts'

/**
 * Tests that every story renders, plays and passes its accessibility check in Chromium. A separate
 * configuration, since it starts Storybook.
 */
export default defineConfig({
  define: { 'import.meta.env.VITE_API_MODE': JSON.stringify('simulator') },
  plugins: [storybookTest({ configDir: '.storybook' }), antdStyles(), demoFiles()],
  optimizeDeps: { include: prebundled },
  cacheDir: 'node_modules/.cache/vitest-stories',
  // Accessibility is checked at the end of a story, when nothing may still be moving. One page for
  // all of them: a story keeps nothing, and to load the app's modules takes longer than most
  // stories.
  test: {
    name: 'stories',
    testTimeout: 120_000,
    isolate: false,
    browser: await chromiumTests(),
  },
})
