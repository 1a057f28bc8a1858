import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const FILE = 'redoc.standalone.js'
/** A picture that Redoc would load from its own server. */
const FOREIGN_PICTURE = 'https://cdn.redoc.ly/redoc/logo-mini.svg'

/** The code that writes an inline style for scroll bars. */
const INLINE_STYLE = 't.appendChild(document.createTextNode(e))'

function strict(code: string): string {
  if (!code.includes(INLINE_STYLE))
    throw new Error('The code in Redoc that writes an inline style has changed')
  return code.replaceAll(FOREIGN_PICTURE, 'data:,').replaceAll(INLINE_STYLE, '0')
}

/**
 * Removes the one foreign request and the one inline style from Redoc's script, since the content
 * policy would block them.
 */
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
        response
          .setHeader('Content-Type', 'text/javascript')
          .end(strict(readFileSync(script, 'utf8')))
      })
    },
  }
}
