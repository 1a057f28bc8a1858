import type { Plugin } from 'vite'

/** Copies index.html to 404.html, which static hosts serve for a path without a file, so that the app can route it. */
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
