import type { Plugin } from 'vite'

const PREFIX = '\0suki:lean/'

const throwing = (...names: string[]) =>
  names
    .map(
      (name) =>
        `export function ${name}() { throw new Error('${name} is left out, see scripts/vite/leanPackages.ts') }`,
    )
    .join('\n')

interface Lean {
  /**
   * Imports of the package, with the code that takes their place. The build fails when the package
   * has one of them no longer.
   */
  replaced: Record<string, string>
  /**
   * The packages that it may import. Any other fails the build, so that an update can't add weight
   * unnoticed.
   */
  allowed: RegExp
}

const packages: Record<string, Lean> = {
  '@mswjs/data': {
    replaced: {
      // Request handlers generated from models, which need all of MSW and GraphQL. The marketplace
      // has its own handlers.
      './model/generateRestHandlers': throwing('generateRestHandlers'),
      './model/generateGraphQLHandlers': throwing(
        'generateGraphQLHandlers',
        'generateGraphQLSchema',
      ),
      // It mirrors writes to other tabs, which the marketplace must not do, and fails where the
      // browser refuses BroadcastChannel.
      './extensions/sync': 'export const sync = () => {}',
      // It uses one function of each of these, but CommonJS modules are bundled as a whole.
      'date-fns': `export { default as compareAsc } from 'date-fns/compareAsc'`,
      lodash: `export { default as isFunction } from 'lodash/isFunction'`,
    },
    allowed: /^(lodash\/\w+|debug|md5|outvariant|strict-event-emitter)$/,
  },
  // MSW's cookies need the list of all public domain suffixes for several hosts. The demo has one,
  // and its first screen would load the list.
  'tough-cookie': { replaced: { tldts: 'export const getDomain = (host) => host' }, allowed: /^$/ },
}

const packageOf = (path = '') =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1]?.replace('\\', '/')

function replaceImports(): Plugin {
  /** The imports that were found, by package. */
  const found = new Map<string, Set<string>>()
  return {
    name: 'suki:lean-imports',
    resolveId(source, importer) {
      const name = packageOf(importer)
      const lean = name === undefined ? undefined : packages[name]
      if (name === undefined || !lean) return
      found.set(name, (found.get(name) ?? new Set<string>()).add(source))
      if (source in lean.replaced) return `${PREFIX}${name}:${source}`
      if (!/^[./]/.test(source) && !lean.allowed.test(source))
        this.error(
          `${name} imports ${source}: replace or allow it, in scripts/vite/leanPackages.ts`,
        )
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return
      const [name = '', source = ''] = id.slice(PREFIX.length).split(':')
      return packages[name]?.replaced[source]
    },
    buildEnd(error) {
      if (error) return
      for (const [name, sources] of found)
        for (const source of Object.keys(packages[name]?.replaced ?? {}))
          if (!sources.has(source))
            this.error(`${name} imports ${source} no longer: see scripts/vite/leanPackages.ts`)
    },
  }
}

/**
 * Replaces imports of two of the simulator's packages that the simulator does not use. Node loads
 * the packages unchanged.
 */
export function leanPackages(): Plugin[] {
  const imports = replaceImports()
  return [
    { ...imports, enforce: 'pre' },
    // The development server bundles packages beforehand, without the build's plugins.
    {
      name: 'suki:lean-packages',
      config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [imports] } } }),
    },
  ]
}
