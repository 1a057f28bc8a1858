import { loadEnv, type Plugin } from 'vite'
import { inlineScripts, OPENER_POLICY } from '../contentPolicy.ts'
import { headersFile } from '../deployFiles.ts'

/**
 * Adds the headers file of static hosts to a build, with the content policy for its settings. The development server has no such
 * policy, since it runs inline code, but separates windows as the builds do.
 */
export function headers(mode: 'simulator' | 'live'): Plugin {
  let base = '/'
  let settings: Record<string, string> | undefined
  return {
    name: 'suki:headers',
    enforce: 'post',
    config: () => ({ server: { headers: Object.fromEntries([OPENER_POLICY]) } }),
    configResolved(config) {
      base = config.base
      settings = mode === 'live' ? loadEnv(config.mode, config.root) : undefined
    },
    generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(base, inlineScripts(String(index.source)), settings) })
    },
  }
}
