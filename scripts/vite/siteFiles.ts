import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import { root } from '../commands.mjs'
import { contentPolicy, inlineScripts, withinPage } from '../contentPolicy.ts'
import { headersFile } from '../deployFiles.ts'
import {
  icons,
  manifest,
  robots,
  screenshots,
  securityText,
  SHARE_PICTURE,
  type Site,
  siteTags,
  TOUCH_ICON,
} from '../site/siteFiles.ts'
import { versionOf } from '../version.ts'

const PICTURES = join(root, 'scripts', 'site', 'pictures')
/** The policy holds for what comes after it. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/i

/** For servers without headers: the content policy in the page. */
const guarded = (html: string) =>
  html.replace(
    CHARSET,
    `$&<meta http-equiv="Content-Security-Policy" content="${withinPage(contentPolicy(inlineScripts(html)))}">`,
  )

const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]+)"/

/**
 * Adds what hosts, browsers and search engines read: manifest and icons, tags of link previews,
 * robots.txt, security.txt, `_headers`, and 404.html, which static hosts serve for a path without
 * a file, so that the app routes it. Pages have the version, code has not: a file whose code did
 * not change keeps its name, and stays in caches. Search engines never list the demo.
 */
export function siteFiles(mode: 'simulator' | 'live'): Plugin {
  let site: Site
  let isBuild = false
  let version = ''
  let description = ''
  return {
    name: 'suki:site-files',
    // After index.html is written.
    enforce: 'post',
    configResolved({ base, command, env, mode: name, root: folder }) {
      const settings = loadEnv(name, folder)
      isBuild = command === 'build'
      version = versionOf(settings.VITE_VERSION)
      delete env.VITE_VERSION
      site = {
        base,
        now: new Date(),
        settings:
          mode === 'live'
            ? settings
            : { ...settings, VITE_SEARCH_ENGINES: undefined, VITE_API_HOST: undefined },
      }
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html, { filename }) {
        const tag = {
          tag: 'meta',
          injectTo: 'head' as const,
          attrs: { name: 'version', content: version },
        }
        if (!isBuild || !filename.endsWith('index.html')) return [tag]
        description = DESCRIPTION.exec(html)?.[1] ?? ''
        return [tag, ...siteTags(site, description)]
      },
    },
    generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source })
      const pages = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.html'))
      for (const page of mode === 'live' ? [] : pages)
        if (page.type === 'asset') page.source = guarded(String(page.source))
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      emit('404.html', index.source)
      emit(
        '_headers',
        headersFile(
          site.base,
          inlineScripts(String(index.source)),
          mode === 'live' ? site.settings : undefined,
        ),
      )
      emit('manifest.webmanifest', manifest(description))
      emit('robots.txt', robots(site))
      for (const file of [
        ...Object.keys(icons),
        ...Object.keys(screenshots),
        TOUCH_ICON,
        SHARE_PICTURE,
      ])
        emit(`site/${file}`, readFileSync(join(PICTURES, file)))
      const security = securityText(site)
      if (security) emit('.well-known/security.txt', security)
    },
  }
}
