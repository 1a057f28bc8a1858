import type { Plugin } from 'vite'
import { filesOf } from './loadedFiles.ts'

/** The code of a product's screen, which the app asks for only when it runs. */
const modules = ['src/features/catalog/ProductPage.tsx']

/**
 * Tells the script of `index.html` that asks for the first screen's data and code where they are. As an element that is no script, so that the
 * content policy has the same hashes for every build.
 * @param host address of the API
 */
export function earlyRequest(host: string): Plugin {
  let base = '/'
  return {
    name: 'suki:early-request',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const api = `${host.replace(/\/+$/, '').replace(/\/api$/, '')}/api`
        const files = filesOf(modules, bundle ?? {}, html).map((name) => base + name)
        const content = JSON.stringify({ base, api, files }).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
        // Before the script, which has no time to wait for the rest of the page.
        return html.replace('<title>', `<meta name="early" content="${content}" />\n    <title>`)
      },
    },
  }
}
