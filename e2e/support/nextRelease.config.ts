import { defineConfig, mergeConfig } from 'vite'
import config from '../../vite.config.ts'

/** The app's next release: each of its files has another name than in the present one. */
const output = {
  entryFileNames: 'assets/[name]-[hash].next.js',
  chunkFileNames: 'assets/[name]-[hash].next.js',
  assetFileNames: 'assets/[name]-[hash].next[extname]',
}

export default defineConfig((env) =>
  mergeConfig(config(env), { build: { rolldownOptions: { output } } }),
)
