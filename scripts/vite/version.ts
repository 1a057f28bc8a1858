import { loadEnv, type Plugin } from 'vite'
import { versionOf } from '../version.ts'

/** Writes the version into each page, and not into the code: a file whose code did not change keeps its name, and stays in the caches. */
export function version(): Plugin {
  let content = ''
  return {
    name: 'suki:version',
    configResolved(config) {
      content = versionOf(loadEnv(config.mode, config.root).VITE_VERSION)
      delete config.env.VITE_VERSION
    },
    transformIndexHtml: () => [{ tag: 'meta', injectTo: 'head', attrs: { name: 'version', content } }],
  }
}
