import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The code of a product's screen, which the app asks for only when it runs. */
const modules = ['src/app/screens.ts', 'src/features/catalog/ProductPage.tsx']

/** The chunks of the modules, what they import that the page doesn't name itself, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, html: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const wanted = new Set(modules.map((module) => chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(module))?.fileName))
  if (wanted.has(undefined)) throw new Error('scripts/vite/earlyRequest.ts names a module that has no chunk of its own')
  const styles = new Set<string>()
  // The iteration of a set includes elements that are added meanwhile.
  for (const name of wanted) {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    for (const style of chunk?.viteMetadata?.importedCss ?? []) styles.add(style)
    for (const other of chunk?.imports ?? []) if (!html.includes(other)) wanted.add(other)
  }
  return [...wanted, ...styles].filter((name) => name !== undefined).filter((name) => !html.includes(name))
}

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
        const files = filesOf(bundle ?? {}, html).map((name) => base + name)
        const content = JSON.stringify({ base, api, files }).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
        // Before the script, which has no time to wait for the rest of the page.
        return html.replace('<title>', `<meta name="early" content="${content}" />\n    <title>`)
      },
    },
  }
}
