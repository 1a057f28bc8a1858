import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import type { EarlyLoads, EarlyScreen } from '#boot/earlyLoads.ts'
import { PRODUCTS_PER_PAGE } from '#lib/pages.ts'
import { SCREENS } from '#mocks/rules/shopNames.ts'
import { operations } from '#openapi/generated/operations.ts'
import type { BuildSettings } from '../contentPolicy.ts'
import { filesOf } from './loadedFiles.ts'

/** What `src/main.tsx` imports to start it. */
const simulator = [
  'mocks/demo/start.ts',
  'mocks/hosts/browser/serviceWorker.ts',
  'src/ui/map/engine.ts',
]

/** Imported on demand. */
const [productScreen, shopScreen] = [
  'src/features/catalog/ProductPage.tsx',
  'src/features/shops/ShopPage.tsx',
]

function workerOf(bundle: Rolldown.OutputBundle): string {
  const [name, ...more] = Object.keys(bundle).filter((file) => /\/worker-[^/]+\.js$/.test(file))
  if (name === undefined || more.length > 0)
    throw new Error('The demo must have one file that is called worker')
  return name
}

/**
 * Starts the marketplace's worker with the address, type and name by which
 * `mocks/hosts/browser/connection.ts` connects.
 */
function simulatorTags(
  base: string,
  bundle: Rolldown.OutputBundle,
  html: string,
): HtmlTagDescriptor[] {
  // A browser without it runs the marketplace in the page.
  const start = `try { new SharedWorker(${JSON.stringify(base + workerOf(bundle))}, { type: 'module', name: 'suki-marketplace' }) } catch {}`
  // The app does not wait for the console's styles.
  const scripts = filesOf(simulator, bundle, html).filter((name) => name.endsWith('.js'))
  return [
    { tag: 'script', children: start, injectTo: 'head' },
    ...scripts.map((name) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', crossorigin: true, href: base + name, fetchpriority: 'low' },
      injectTo: 'head' as const,
    })),
  ]
}

/**
 * What each screen needs first, for `src/boot/earlyLoads.ts`: not in that script, of which the
 * content policy has the hash.
 */
function screensTag(
  base: string,
  { VITE_API_HOST: host = '', VITE_API_CREDENTIALS }: BuildSettings,
  bundle: Rolldown.OutputBundle,
  html: string,
): HtmlTagDescriptor {
  const api = `${host.replace(/\/+$/, '').replace(/\/api$/, '')}/api`
  const { listProducts, getProduct, getShopByHandle } = operations
  const filesFor = (module: string) => filesOf([module], bundle, html).map((name) => base + name)
  const screens: EarlyScreen[] = [
    {
      path: '^(?:home)?$',
      call: `${api}${listProducts.path}?page=1&limit=${PRODUCTS_PER_PAGE}`,
      answer: 'products',
      files: [],
    },
    {
      path: String.raw`^products/([^/?]+)(?:\?|$)`,
      call: api + getProduct.path.replace('{id}', '$1'),
      answer: 'product',
      files: filesFor(productScreen),
    },
    {
      path: String.raw`^(?!(?:${SCREENS.join('|')})(?:\?|$))([^/?]+)(?:\?|$)`,
      call: api + getShopByHandle.path.replace('{handle}', '$1'),
      answer: 'shop',
      files: filesFor(shopScreen),
    },
  ]
  const credentials = VITE_API_CREDENTIALS === 'omit' ? 'omit' : 'include'
  const loads: EarlyLoads = { base, credentials, screens }
  return {
    tag: 'meta',
    attrs: { name: 'early-loads', content: JSON.stringify(loads) },
    injectTo: 'head-prepend',
  }
}

/**
 * Has the page load what its first screen needs while the app is loading: in the demo the
 * marketplace, in a live build products, or a product or shop and the code of its screen.
 * @param settings of a live build; undefined in the demo
 */
export function earlyLoads(settings: BuildSettings | undefined): Plugin {
  let base = '/'
  return {
    name: 'suki:early-loads',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, path }) => {
        if (path !== '/index.html') return html
        return {
          html,
          tags: settings
            ? [screensTag(base, settings, bundle, html)]
            : simulatorTags(base, bundle, html),
        }
      },
    },
  }
}
