import { defineConfig, mergeConfig } from 'vite'
import config from '../../vite.config.ts'

/** Each file has another name than in the present release. */
const output = {
  entryFileNames: 'assets/[name]-[hash].next.js',
  chunkFileNames: 'assets/[name]-[hash].next.js',
  assetFileNames: 'assets/[name]-[hash].next[extname]',
}

export default defineConfig((env) =>
  mergeConfig(config(env), { build: { rolldownOptions: { output } } }),
)
