import { copyFileSync, cpSync, createReadStream, existsSync, statSync } from 'node:fs'
import { extname, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { mediaTypes } from '#mocks/hosts/node/media.ts'

/**
 * Serves the demo's pictures and places under `/demo/`, and their credits; copies both into its
 * build.
 */
export function demoFiles(): Plugin {
  const folder = resolve('fixtures/static')
  const credits = resolve('CREDITS.md')
  let prefix = '/demo/'
  let output = ''
  return {
    name: 'suki:demo-files',
    configResolved(config) {
      prefix = `${config.base}demo/`
      output = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      cpSync(folder, resolve(output, 'demo'), { recursive: true })
      copyFileSync(credits, resolve(output, 'credits.txt'))
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = decodeURIComponent(request.url?.split('?')[0] ?? '')
        if (path === prefix.replace('demo/', 'credits.txt'))
          return void createReadStream(credits).pipe(
            response.setHeader('Content-Type', 'text/plain; charset=utf-8'),
          )
        if (!path.startsWith(prefix)) return next()
        const file = resolve(folder, path.slice(prefix.length))
        const known = file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile()
        // The fallback to a page would hide that it is missing.
        if (!known) return void response.writeHead(404).end()
        response.writeHead(200, {
          'Content-Type': mediaTypes[extname(file)] ?? 'application/octet-stream',
        })
        createReadStream(file).pipe(response)
      })
    },
  }
}
