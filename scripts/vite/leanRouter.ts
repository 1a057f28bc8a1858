import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = 'node_modules/react-router/dist/production'

/** The router's functions that a page without a server of its own never runs, each with the body that takes its place. */
const unused: Record<string, string> = {
  // Links that fetch pages of a server beforehand.
  PrefetchPageLinks: 'return null',
  // Errors and redirects of server components.
  decodeRouteErrorResponseDigest: '',
  RSCErrorHandler: 'return arguments[0].children',
  // Errors in a page that was rendered on a server.
  deserializeErrors: 'return null',
  // The page for errors where no route has one: the root route has it.
  DefaultErrorComponent: 'return null',
  // Only with the option `instrumentations`.
  getRouteInstrumentationUpdates: 'return {}',
  instrumentClientSideRouter: 'return arguments[0]',
}

/**
 * Bundles the router's production version (its package names only that for development, with its warnings), without the parts that nothing here
 * runs: a tenth of it. It is one module, of which the bundler can't leave out what another function names.
 */
export function leanRouter(): Plugin {
  return {
    name: 'suki:lean-router',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: resolve(PACKAGE, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: resolve(PACKAGE, 'dom-export.mjs') },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-\w+\.mjs$/, code: /function createBrowserRouter\(/ },
      handler(source, id) {
        let code = source
        for (const [name, body] of Object.entries(unused)) {
          const whole = new RegExp(`^function ${name}\\([\\s\\S]*?\n}$`, 'm')
          if (!whole.test(code)) this.error(`${id} no longer has ${name}: see scripts/vite/leanRouter.ts`)
          code = code.replace(whole, `function ${name}() {${body}}`)
        }
        return { code, map: null }
      },
    },
  }
}
