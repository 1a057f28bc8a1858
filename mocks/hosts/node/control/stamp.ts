import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { rolldown, type Plugin as BundlePlugin } from 'rolldown'
import { withoutTexts } from '#openapi/withoutTexts.ts'

const CONTRACT = 'openapi/generated/openapi.json'
/** Stored rows are built by these and must fit them. */
const ENTRY = `export { buildWorld } from '/fixtures/world.ts'; export { columns } from '/fixtures/columns.ts'`

const entry = (root: string): BundlePlugin => ({
  name: 'suki:stamped',
  resolveId: (id) =>
    id === ENTRY ? id : /^\/(fixtures|mocks)\//.test(id) ? resolve(root, id.slice(1)) : null,
  load: (id) => (id === ENTRY ? ENTRY : null),
})

interface Changes {
  plugins?: BundlePlugin[]
  contract?: (text: string) => string
}

/**
 * The hash of what the rows of a stored world mean: the code and data of the base world, the
 * columns, and the contract without its texts. Comments and formatting make no difference.
 */
export async function stampOf(
  root: string,
  { plugins = [], contract = (text) => text }: Changes = {},
): Promise<{ stamp: string; files: string[] }> {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'neutral',
    external: '@mswjs/data',
    plugins: [...plugins, entry(root)],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  const files = await bundle.watchFiles
  await bundle.close()
  const document = withoutTexts(
    JSON.parse(contract(await readFile(resolve(root, CONTRACT), 'utf8'))),
  )
  const stamp = createHash('sha256')
    .update(output[0].code)
    .update(JSON.stringify(document))
    .digest('hex')
    .slice(0, 16)
  return { stamp, files: [...files.filter((file) => file !== ENTRY), resolve(root, CONTRACT)] }
}
