import type { Plugin, Rolldown } from 'vite'
import { filesOf } from './loadedFiles.ts'

/** What `src/main.tsx` imports to start the simulator. */
const modules = ['mocks/hosts/browser.ts', 'mocks/hosts/browser/serviceWorker.ts', 'src/ui/map/engine.ts']

function workerOf(bundle: Rolldown.OutputBundle): string {
  const [name, ...more] = Object.keys(bundle).filter((file) => /\/worker-[^/]+\.js$/.test(file))
  if (name === undefined || more.length > 0) throw new Error('The demo must have one file that is called worker')
  return name
}

/**
 * The demo's page starts the marketplace's worker, and loads the simulator's code, while the app is still loading. The worker is the one to which
 * `mocks/hosts/browser/connection.ts` connects: its address, type and name are the same.
 */
export function earlySimulator(): Plugin {
  let base = '/'
  return {
    name: 'suki:early-simulator',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, path }) {
        if (path !== '/index.html') return html
        const worker = JSON.stringify(base + workerOf(bundle))
        // A browser that has none, or refuses it, runs the marketplace in the page.
        const start = `try { new SharedWorker(${worker}, { type: 'module', name: 'suki-marketplace' }) } catch {}`
        // Its styles are for the console, for which the app does not wait.
        const scripts = filesOf(modules, bundle, html).filter((name) => name.endsWith('.js'))
        return {
          html,
          tags: [
            { tag: 'script', children: start, injectTo: 'head' },
            ...scripts.map((name) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: base + name, fetchpriority: 'low' },
              injectTo: 'head' as const,
            })),
          ],
        }
      },
    },
  }
}
