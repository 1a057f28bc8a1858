import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const FILE = 'redoc.standalone.js'
/** A picture that Redoc would ask its maker's server for; without one it leaves the picture out. */
const FOREIGN_PICTURE = 'https://cdn.redoc.ly/redoc/logo-mini.svg'

/** Where it writes the inline style of scroll bars, which the page leaves to the browser. */
const INLINE_STYLE = 't.appendChild(document.createTextNode(e))'

function strict(code: string): string {
  if (!code.includes(INLINE_STYLE)) throw new Error('Redoc writes its inline style otherwise than it did')
  return code.replaceAll(FOREIGN_PICTURE, 'data:,').replaceAll(INLINE_STYLE, '0')
}

/** Takes the one call to the outside and the one inline style out of the script that draws the reference of the contract. */
export function referenceScript(): Plugin {
  return {
    name: 'suki:reference-script',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(FILE)))
          file.source = strict(Buffer.from(file.source).toString('utf8'))
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path, query = ''] = (request.url ?? '').split('?')
        if (!path?.endsWith(FILE) || query.includes('url')) return next()
        const script = createRequire(import.meta.url).resolve(`redoc/bundles/${FILE}`)
        response.setHeader('Content-Type', 'text/javascript').end(strict(readFileSync(script, 'utf8')))
      })
    },
  }
}
