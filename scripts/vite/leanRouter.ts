import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = 'node_modules/react-router/dist/production'

/** The router's functions that builds of a page without a server of its own don't need, each with the body that takes its place. */
const unused: Record<string, string> = {
  // Links that fetch pages of a server beforehand.
  usePrefetchBehavior: 'return [false, null, {}]',
  PrefetchPageLinks: 'return null',
  // Errors and redirects of server components.
  decodeRouteErrorResponseDigest: '',
  RSCErrorHandler: 'return arguments[0].children',
  // Warnings to the developer, who has them in development.
  warning: '',
  warningOnce: '',
  warnOnce: '',
  // The page for errors where no route has one: the root route has it.
  DefaultErrorComponent: 'return null',
}

/** Replaces the bodies of these functions; `missing` is called with the name of one that the code does not have. */
function withBodies(code: string, bodies: Record<string, string>, missing: (name: string) => never): string {
  return Object.entries(bodies).reduce((result, [name, body]) => {
    const whole = new RegExp(`^(async )?function ${name}\\([\\s\\S]*?\n}$`, 'm')
    return whole.test(result) ? result.replace(whole, `$1function ${name}() {${body}}`) : missing(name)
  }, code)
}

/**
 * Bundles the router's production version (its package names only that for development, with its warnings), without the parts that nothing here
 * runs. It is one module, of which the bundler can't leave out what another function names.
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
        const missing = (name: string) => this.error(`${id} no longer has ${name}: see scripts/vite/leanRouter.ts`)
        const code = withBodies(source, unused, missing)
          // Display names, and calls that the bundler can't know to be without effect, would keep components that nothing uses.
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '/* @__PURE__ */ ')
        return { code, map: null }
      },
    },
  }
}
