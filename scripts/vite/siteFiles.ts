import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import { root } from '../commands.mjs'
import { icons, manifest, robots, securityText, SHARE_PICTURE, type Site, siteTags, TOUCH_ICON } from '../site/siteFiles.ts'

const PICTURES = join(root, 'scripts', 'site', 'pictures')
const DESCRIPTION = /<meta name="description" content="([^"]+)"/

/**
 * Adds the manifest with its icons, the tags and picture of link previews, robots.txt and, with a contact, security.txt to a build.
 * The demo is never listed by search engines.
 */
export function siteFiles(mode: 'simulator' | 'live'): Plugin {
  let site: Site
  let description = ''
  return {
    name: 'suki:site-files',
    apply: 'build',
    configResolved({ base, mode: name, root: folder }) {
      const settings = loadEnv(name, folder)
      site = { base, now: new Date(), settings: mode === 'live' ? settings : { ...settings, VITE_SEARCH_ENGINES: undefined } }
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { filename }) {
        if (!filename.endsWith('index.html')) return []
        description = DESCRIPTION.exec(html)?.[1] ?? ''
        return siteTags(site, description)
      },
    },
    generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName, source })
      emit('manifest.webmanifest', manifest(description))
      emit('robots.txt', robots(site))
      for (const file of [...Object.keys(icons), TOUCH_ICON, SHARE_PICTURE]) emit(`site/${file}`, readFileSync(join(PICTURES, file)))
      const security = securityText(site)
      if (security) emit('.well-known/security.txt', security)
    },
  }
}
