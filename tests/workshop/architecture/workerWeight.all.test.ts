import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { leanPackages } from '#scripts/vite/leanPackages.ts'
import { worldStamp } from '#scripts/vite/worldStamp.ts'
import { root } from '../../sources.ts'

/** KB of gzip. */
const LIMIT = 235
/** That @mswjs/data and MSW import and the worker does not need. */
const unused = ['graphql', 'msw', 'pluralize', 'tough-cookie', 'tldts']

function startOf(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of names)
    for (const needed of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      names.add(needed)
  return chunks.filter(({ fileName }) => names.has(fileName))
}

test(`the simulator's worker is at most ${LIMIT} KB at its start, without the unused parts of its packages`, async () => {
  const input = `${root}mocks/hosts/worker.ts`
  const options = { write: false, target: 'es2022', rolldownOptions: { input } }
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [leanPackages(), worldStamp()],
    build: options,
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const modules = chunks.flatMap((chunk) => chunk.moduleIds)
  expect(
    modules.filter((id) => id.includes('/node_modules/@mswjs/data/lib/factory.js')),
  ).toHaveLength(1)
  expect(
    unused.filter((name) => modules.some((id) => id.includes(`/node_modules/${name}/`))),
  ).toEqual([])
  // What only the console needs is no part of the start.
  const bytes = startOf(chunks).reduce((sum, { code }) => sum + gzipSync(code).length, 0)
  expect(bytes / 1000).toBeLessThan(LIMIT)
})
