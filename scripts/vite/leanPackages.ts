import type { Plugin } from 'vite'

const PREFIX = '\0suki:lean/'

const leftOut = (...names: string[]) =>
  names.map((name) => `export function ${name}() { throw new Error('${name} is left out, see scripts/vite/leanPackages.ts') }`).join('\n')

interface Lean {
  /** Imports of the package's own modules, with the code that takes their place. */
  replaced: Record<string, string>
  /** The packages that it may go on importing. Any other fails the build, so that an update can't bring weight back unseen. */
  kept: RegExp
}

const packages: Record<string, Lean> = {
  '@mswjs/data': {
    replaced: {
      // Request handlers made from models, with all of MSW and GraphQL: the marketplace has handlers of its own.
      './model/generateRestHandlers': leftOut('generateRestHandlers'),
      './model/generateGraphQLHandlers': leftOut('generateGraphQLHandlers', 'generateGraphQLSchema'),
      // One function of each is used, but CommonJS is bundled whole.
      'date-fns': 'export const compareAsc = (left, right) => Math.sign(left - right)',
      lodash: `export { default as isFunction } from 'lodash/isFunction'`,
    },
    kept: /^(lodash\/\w+|debug|md5|outvariant|strict-event-emitter)$/,
  },
  // The list of all public domain suffixes, so that a site sets no cookie for a whole country: the demo has one host.
  'tough-cookie': { replaced: { tldts: 'export const getDomain = (host) => host' }, kept: /^$/ },
}

const packageOf = (path = '') => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1]?.replace('\\', '/')

function replaceImports(): Plugin {
  return {
    name: 'suki:lean-imports',
    resolveId(source, importer) {
      const name = packageOf(importer)
      const lean = name === undefined ? undefined : packages[name]
      if (!lean) return
      if (source in lean.replaced) return `${PREFIX}${name}:${source}`
      if (!/^[./]/.test(source) && !lean.kept.test(source))
        this.error(`${name} imports ${source}: replace or keep it, in scripts/vite/leanPackages.ts`)
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return
      const [name = '', source = ''] = id.slice(PREFIX.length).split(':')
      return packages[name]?.replaced[source]
    },
  }
}

/**
 * Leaves out what the simulator's packages bring along and it never uses: more than half of the demo's worker, and two
 * thirds of what intercepts requests in its pages. Node loads these packages whole.
 */
export function leanPackages(): Plugin[] {
  const imports = replaceImports()
  return [
    { ...imports, enforce: 'pre' },
    // A development server bundles packages beforehand, without the plugins of the build.
    { name: 'suki:lean-packages', config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [imports] } } }) },
  ]
}
