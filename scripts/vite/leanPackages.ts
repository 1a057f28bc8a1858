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
  /** Imports, with the code in their place; the build fails when one of them is gone. */
  replaced: Record<string, string>
  /**
   * Packages that it may import; any other fails the build, so that no update adds weight
   * unnoticed.
   */
  allowed: RegExp
}

const packages: Record<string, Lean> = {
  '@mswjs/data': {
    replaced: {
      // Handlers generated from models, which need all of MSW and GraphQL.
      './model/generateRestHandlers': throwing('generateRestHandlers'),
      './model/generateGraphQLHandlers': throwing(
        'generateGraphQLHandlers',
        'generateGraphQLSchema',
      ),
      // It mirrors writes to other tabs, and fails where BroadcastChannel is refused.
      './extensions/sync': 'export const sync = () => {}',
      // One function of each is used, but CommonJS is bundled as a whole.
      'date-fns': `export { default as compareAsc } from 'date-fns/compareAsc'`,
      lodash: `export { default as isFunction } from 'lodash/isFunction'`,
    },
    allowed: /^(lodash\/\w+|debug|md5|outvariant|strict-event-emitter)$/,
  },
  // The list of all public domain suffixes, for cookies of several hosts; the demo has one.
  'tough-cookie': { replaced: { tldts: 'export const getDomain = (host) => host' }, allowed: /^$/ },
}

const packageOf = (path = '') =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1]?.replace('\\', '/')

function replaceImports(): Plugin {
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

/** Leaves out what the simulator never calls of two packages. Node loads them unchanged. */
export function leanPackages(): Plugin[] {
  const imports = replaceImports()
  return [
    { ...imports, enforce: 'pre' },
    // The development server bundles packages without the build's plugins.
    {
      name: 'suki:lean-packages',
      config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [imports] } } }),
    },
  ]
}
