import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { imports } from '../../../package.json' with { type: 'json' }
import { sources } from '../../sources.ts'

const texts = new Map(
  sources('{src,mocks,fixtures}/**/*.{ts,tsx}').map(({ path, text }) => [path, text]),
)

const pathOf = (importer: string, name: string) =>
  name.startsWith('.')
    ? posix.join(posix.dirname(importer), name)
    : name.replace(/^#\w+\//, (folder) =>
        (imports as Record<string, string>)[`${folder}*`]!.slice(2, -1),
      )

/** Neither types nor what it imports later. */
const importsOf = (path: string) =>
  [
    ...(texts.get(path) ?? '').matchAll(
      /^(?:import|export) (?!type )(?:[^'";]* from )?'([^']+)'/gm,
    ),
  ].map(([, name = '']) => pathOf(path, name))

function loadedWith(entry: string): Set<string> {
  const found = new Set([entry])
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
