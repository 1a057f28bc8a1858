import { join, resolve } from 'node:path'
import { type InlineConfig, loadEnv, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { injectManifest } from 'workbox-build'
import { classicScript } from './bootScripts.ts'
import { chunkOf, chunksOf, withImports } from './loadedFiles.ts'

const FILE = 'service-worker.js'

/** Loaded on demand and cached too: a product's page, and what every page loads after its start. */
const onDemand = [
  'src/features/catalog/ProductPage.tsx',
  'src/app/search/SearchPanel.tsx',
  'src/app/session/SignedIn.tsx',
  'src/app/shell/UserArea.tsx',
]

/**
 * Scripts, styles and fonts of the screens that a next visit may begin with. All of the app would
 * be megabytes.
 */
function firstFiles(bundle: Rolldown.OutputBundle): string[] {
  const entry = chunksOf(bundle).find(({ isEntry, name }) => isEntry && name === 'index')
  if (!entry) throw new Error('The build has no entry')
  const chunks = withImports([entry, ...onDemand.map((module) => chunkOf(module, bundle))], bundle)
  const files = chunks.flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ])
  return [...new Set(files)]
}

async function listFiles(folder: string, files: readonly string[]): Promise<void> {
  const script = join(folder, FILE)
  const { warnings } = await injectManifest({
    swSrc: script,
    swDest: script,
    globDirectory: folder,
    globPatterns: ['index.html', ...files],
    dontCacheBustURLsMatching: /^assets\//,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}

/**
 * The app's service worker at the root, without a hash in its name: a new name would be a new
 * worker.
 */
export function serviceWorker(mode: 'simulator' | 'live'): Plugin {
  let config: ResolvedConfig
  const bundle = (output: InlineConfig['build']) =>
    classicScript(resolve('src/service-worker.ts'), FILE, {
      mode: config.mode,
      define: {
        'import.meta.env.VITE_API_MODE': JSON.stringify(mode),
        'process.env.NODE_ENV': JSON.stringify('production'),
      },
      build: output,
    })
  return {
    name: 'suki:service-worker',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      sequential: true,
      async handler(_options, files) {
        const outDir = resolve(config.root, config.build.outDir)
        await bundle({ outDir, emptyOutDir: false, sourcemap: config.build.sourcemap })
        if (mode === 'live' && loadEnv(config.mode, config.root).VITE_KEEP !== 'off')
          await listFiles(outDir, firstFiles(files))
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${config.base}${FILE}`) return next()
        bundle({ write: false }).then((code) => {
          response.writeHead(200, {
            'Content-Type': 'text/javascript',
            'Cache-Control': 'no-cache',
            'Service-Worker-Allowed': '/',
          })
          response.end(code)
        }, next)
      })
    },
  }
}
