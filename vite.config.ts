import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import sbom from 'rollup-plugin-sbom'
import { visualizer } from 'rollup-plugin-visualizer'
import { defineConfig, loadEnv, mergeConfig, type UserConfig } from 'vite'
import { OPENER_POLICY } from './scripts/contentPolicy.ts'
import { checkSettings } from './scripts/settings.ts'
import { antdStyles } from './scripts/vite/antdStyles.ts'
import { bootScripts } from './scripts/vite/bootScripts.ts'
import { demoFiles } from './scripts/vite/demoFiles.ts'
import { earlyLoads } from './scripts/vite/earlyLoads.ts'
import { compileEarly, initialChunk } from './scripts/vite/firstScreen.ts'
import { leanPackages } from './scripts/vite/leanPackages.ts'
import { reference } from './scripts/vite/reference.ts'
import { rejectSimulator } from './scripts/vite/rejectSimulator.ts'
import { serviceWorker } from './scripts/vite/serviceWorker.ts'
import { siteFiles } from './scripts/vite/siteFiles.ts'
import { worldStamp } from './scripts/vite/worldStamp.ts'

/** How long each plugin took is no concern of those who only start the demo. */
const checks = { bundlerTimings: false }
/** Those of some pages that are there: an image of the live build has not all of them. */
const pages = (...names: string[]) =>
  Object.fromEntries(
    names
      .filter((name) => existsSync(resolve(name)))
      .map((name) => [name.replace('.html', ''), resolve(name)]),
  )

/** What both builds have. */
const base = (apiMode: 'live' | 'simulator'): UserConfig => ({
  base: process.env.BASE ?? '/',
  // Set by the build's mode, never by an environment variable.
  define: { 'import.meta.env.VITE_API_MODE': JSON.stringify(apiMode) },
  plugins: [
    react(),
    bootScripts(),
    ...(process.env.ANALYZE
      ? [visualizer({ filename: 'node_modules/.cache/suki/build.html', brotliSize: true })]
      : []),
    serviceWorker(apiMode),
    siteFiles(apiMode),
    antdStyles(),
    sbom({ outDir: '.', outFilename: 'sbom.cdx', includeWellKnown: false, saveTimestamp: false }),
  ],
  build: {
    // The licences of all packages in the build, whose notices have to come with them.
    license: { fileName: 'licenses.txt' },
    // A font within a style sheet would need `data:` in the content policy.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      input: pages('index.html'),
      output: {
        codeSplitting: {
          groups: [
            { debugName: 'app', name: initialChunk('app', 'src/main.tsx'), priority: 2 },
            // What other screens need too; the rest is in a chunk with the page.
            {
              debugName: 'parts',
              name: initialChunk('parts', 'src/features/catalog/ProductPage.tsx'),
              minShareCount: 2,
            },
          ],
        },
      },
      checks,
      onwarn(warning, warn) {
        // The bill of materials would name Rollup as a tool, too, which this version of Vite
        // doesn't use.
        if (!/tool "rollup"/.test(warning.message)) warn(warning)
      },
    },
    // The map and the simulator's worker are large, and loaded only when they are needed.
    chunkSizeWarningLimit: 1500,
  },
  server: {
    // The development server runs inline code, so it has no content policy, but separates windows
    // as the builds do.
    headers: Object.fromEntries([OPENER_POLICY]),
    // Output of other tools must not reload the app.
    watch: { ignored: ['**/storybook-static/**', '**/dist-*/**', '**/test-results/**'] },
  },
})

/** The build for buyers, of which the simulator is no part. */
const live = (settings: Record<string, string>): UserConfig => ({
  resolve: {
    // For journeys on the live build: Mapbox may not be run without an account.
    ...(process.env.MAP_ENGINE === 'fake' && {
      alias: { 'mapbox-gl/esm': resolve('tests/app/support/fakeMapbox/fakeMapbox.ts') },
    }),
  },
  plugins: [compileEarly(['app']), earlyLoads(settings), rejectSimulator()],
  build: {
    outDir: 'dist-live',
    // The size of the first load is read from it (.size-limit.mjs).
    manifest: true,
  },
  worker: { format: 'es', rolldownOptions: { checks }, plugins: () => [rejectSimulator()] },
})

/** The build with the simulator. */
const demo: UserConfig = {
  // The demo sends nothing to anybody.
  define: { 'import.meta.env.VITE_TELEMETRY_URL': '""' },
  plugins: [
    compileEarly(['app', 'simulator']),
    earlyLoads(undefined),
    msw({ mode: 'worker-only' }),
    demoFiles(),
    leanPackages(),
    worldStamp(),
    reference(),
  ],
  build: {
    outDir: 'dist-demo',
    rolldownOptions: {
      // The simulated payment provider and the simulated sign-in, too.
      input: pages('provider.html', 'consent.html'),
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: 'simulator',
              name: initialChunk('simulator', 'mocks/demo/start.ts'),
              priority: 1,
            },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { checks },
    plugins: () => [leanPackages(), worldStamp()],
  },
}

export default defineConfig(({ mode }) => {
  const apiMode = mode === 'live' ? 'live' : 'simulator'
  const settings = loadEnv(mode, process.cwd())
  checkSettings(apiMode, settings)
  return mergeConfig(base(apiMode), mode === 'live' ? live(settings) : demo)
})
