import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, loadEnv, type Plugin } from 'vite'
import { type KeptFiles, keptFiles } from './keptFiles.ts'

const FILE = 'service-worker.js'
const sources = ['src/service-worker.ts', 'src/service-worker.js']

/** Bundles the worker as one classic script, without the code for the other mode. `kept` is null when it keeps nothing for the next visit. */
async function script(source: string, mode: 'simulator' | 'live', kept: KeptFiles | null): Promise<string> {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.env.VITE_API_MODE': JSON.stringify(mode), 'import.meta.env.VITE_KEPT_FILES': JSON.stringify(kept) },
    build: {
      write: false,
      lib: { entry: source, formats: ['iife'], name: 'serviceWorker', fileName: () => FILE },
    },
  })
  const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : undefined
  const chunk = output?.[0]
  if (!chunk) throw new Error(`The build of ${source} has no output`)
  return chunk.code
}

/** Adds the app's service worker at the root, under a name without hash, since a new name would be a new worker. */
export function serviceWorker(mode: 'simulator' | 'live'): Plugin {
  let path = `/${FILE}`
  let settings: Record<string, string> | undefined
  const source = () => sources.map((name) => resolve(name)).find(existsSync)
  return {
    name: 'suki:service-worker',
    // After the styles of the chunks are known.
    enforce: 'post',
    configResolved(config) {
      path = `${config.base}${FILE}`
      settings = mode === 'live' ? loadEnv(config.mode, config.root) : undefined
    },
    async generateBundle(_options, bundle) {
      const file = source()
      const kept = settings ? keptFiles(bundle, settings) : null
      if (file) this.emitFile({ type: 'asset', fileName: FILE, source: await script(file, mode, kept) })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = request.url?.split('?')[0] === path ? source() : undefined
        if (!file) return next()
        script(file, mode, null).then((code) => {
          response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': '/' })
          response.end(code)
        }, next)
      })
    },
  }
}
