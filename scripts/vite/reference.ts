import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { mediaTypes } from '#mocks/hosts/node/media.ts'
import { builtReference, referenceFiles } from '#mocks/hosts/node/reference.ts'

/** Adds the page of the contracts to the demo. */
export function reference(): Plugin {
  let base = '/'
  return {
    name: 'suki:reference',
    configResolved: (config) => void ({ base } = config),
    async generateBundle() {
      for (const [fileName, source] of await builtReference())
        this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(base.length) ?? ''
        if (!referenceFiles.includes(name)) return next()
        response.setHeader('Content-Type', mediaTypes[extname(name)] as string)
        response.end((await builtReference()).get(name))
      })
    },
  }
}
