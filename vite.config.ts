import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, loadEnv } from 'vite'
import { leanPackages } from './scripts/vite/leanPackages.ts'
import { demoFiles } from './scripts/vite/demoFiles.ts'
import { fence } from './scripts/vite/fence.ts'
import { firstChunk, firstThingsFirst } from './scripts/vite/firstScreen.ts'
import { headers } from './scripts/vite/headers.ts'
import { notFoundPage } from './scripts/vite/notFoundPage.ts'
import { referenceScript } from './scripts/vite/referenceScript.ts'
import { serviceWorker } from './scripts/vite/serviceWorker.ts'
import { strictStyles } from './scripts/vite/strictStyles.ts'

/** Pages besides the app: the simulated payment provider, the simulated sign-in and the reference of the contract ship with the demo only. */
const demoPages = ['provider.html', 'consent.html', 'contract.html']

export default defineConfig(({ command, mode }) => {
  const live = mode === 'live'
  const apiMode = live ? 'live' : 'simulator'
  const host = live ? loadEnv(mode, process.cwd()).VITE_API_HOST : undefined
  if (live && command === 'build' && !host) {
    throw new Error('A live build needs VITE_API_HOST, for example VITE_API_HOST=https://api.example.com npm run build:live')
  }
  const pages = ['index.html', ...(live ? [] : demoPages)].filter((page) => existsSync(resolve(page)))
  return {
    base: process.env.BASE ?? '/',
    // The build's mode decides, never a variable that happens to be set.
    define: { 'import.meta.env.VITE_API_MODE': JSON.stringify(apiMode) },
    plugins: [
      react(),
      serviceWorker(apiMode),
      notFoundPage(),
      firstThingsFirst(host),
      headers(apiMode),
      strictStyles(),
      ...(live ? [fence()] : [msw({ mode: 'worker-only' }), demoFiles(), leanPackages(), referenceScript()]),
    ],
    build: {
      outDir: live ? 'dist-live' : 'dist-demo',
      target: 'es2022',
      // A font within a style sheet would need `data:` in the content policy.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      rolldownOptions: {
        input: Object.fromEntries(pages.map((page) => [page.replace('.html', ''), resolve(page)])),
        output: { codeSplitting: { groups: [{ name: firstChunk('src/main.tsx') }] } },
      },
      // The map and the simulator's core are large, and loaded when they are needed.
      chunkSizeWarningLimit: 1500,
    },
    // What other tools write beside the sources is no change of the app.
    server: { watch: { ignored: ['**/storybook-static/**', '**/dist-*/**', '**/test-results/**'] } },
    worker: { format: 'es' as const, plugins: () => (live ? [fence()] : leanPackages()) },
  }
})
