import type { Plugin } from 'vite'

/** Copies index.html to 404.html, which hosts of static files answer for a path that is no file: the app then routes by itself. */
export function notFoundPage(): Plugin {
  return {
    name: 'suki:not-found-page',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type === 'asset') this.emitFile({ type: 'asset', fileName: '404.html', source: index.source })
    },
  }
}
