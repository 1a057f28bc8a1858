import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { root } from '../commands.mjs'

const SCRIPT = /<script src="\/(src\/boot\/[^"]+)"><\/script>/g

/**
 * Builds a module with all that it imports as one classic script, which every supported browser
 * takes; returns its code.
 */
export async function classicScript(
  entry: string,
  fileName: string,
  { build: output, ...config }: InlineConfig,
): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ...config,
    build: {
      ...output,
      lib: { entry, formats: ['iife'], name: 'script', fileName: () => fileName },
    },
  })
  const [first] = Array.isArray(built) ? built : 'output' in built ? [built] : []
  return first?.output[0].code ?? ''
}

/** JavaScript is left as it is. */
async function codeOf(path: string): Promise<string> {
  const entry = join(root, path)
  if (path.endsWith('.js')) return readFileSync(entry, 'utf8')
  return (
    await classicScript(entry, 'boot.js', { root, build: { write: false, minify: true } })
  ).trim()
}

/**
 * The page with the scripts of `src/boot`, which run before all else. No setting changes them, so
 * their hashes in the content policy are the same for each build.
 */
export async function withBootScripts(html: string): Promise<string> {
  const codes = new Map<string, string>()
  for (const [, path = ''] of html.matchAll(SCRIPT)) codes.set(path, await codeOf(path))
  return html.replaceAll(SCRIPT, (_tag, path: string) => `<script>${codes.get(path)}</script>`)
}

export const bootScripts = (): Plugin => ({
  name: 'suki:boot-scripts',
  transformIndexHtml: { order: 'pre', handler: withBootScripts },
})
