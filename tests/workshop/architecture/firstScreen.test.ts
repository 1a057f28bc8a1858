import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { imports } from '../../../package.json' with { type: 'json' }
import { sources } from '../../sources.ts'

const texts = new Map(
  sources('{src,mocks,fixtures}/**/*.{ts,tsx}').map(({ path, text }) => [path, text]),
)

/** The path of an imported file of the project, or the name of a package. */
const pathOf = (importer: string, name: string) =>
  name.startsWith('.')
    ? posix.join(posix.dirname(importer), name)
    : name.replace(/^#\w+\//, (folder) =>
        (imports as Record<string, string>)[`${folder}*`]!.slice(2, -1),
      )

/** What a module imports when it is loaded: no types, and nothing that it imports later. */
const importsOf = (path: string) =>
  [
    ...(texts.get(path) ?? '').matchAll(
      /^(?:import|export) (?!type )(?:[^'";]* from )?'([^']+)'/gm,
    ),
  ].map(([, name = '']) => pathOf(path, name))

/** All modules and packages that are loaded with one. */
function loadedWith(entry: string): Set<string> {
  const found = new Set([entry])
  // The iteration of a set includes elements that are added meanwhile.
  for (const path of found) for (const needed of importsOf(path)) found.add(needed)
  return found
}

const ofMaps =
  /^(maplibre-gl|mapbox-gl|supercluster)(\/|$)|\/mapEngine\.ts$|^src\/ui\/map\/(openMap|mapbox|MapView)\.tsx?$|^src\/features\/nearby\//

test.each(['src/main.tsx', 'mocks/demo/start.ts'])(
  '%s loads nothing of the maps, which only their pages need',
  (entry) => {
    const loaded = [...loadedWith(entry)]
    expect(loaded.filter((name) => ofMaps.test(name))).toEqual([])
    expect(loaded.length, 'modules that are loaded').toBeGreaterThan(50)
  },
)
