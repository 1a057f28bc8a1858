/**
 * Plants mistakes into the rules of the marketplace and tells the share that the tests notice: `npm run mutants`, or
 * `npm run mutants -- mocks/rules src/lib/dates.ts` for a part. What nobody noticed is listed by its place.
 * `--every 8` tries every eighth mistake alone, for an estimate in a tenth of the time.
 */
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { plant } from './mutants/plant.ts'
import { list, scoresOf, table } from './mutants/score.ts'
import { openSession } from './mutants/session.ts'

/** Percent of the mistakes in each folder that the tests have to notice. */
const THRESHOLD = 85
const FOLDERS = ['src/lib', 'mocks/rules', 'mocks/handlers']
/** What only the tests in a real browser can judge. */
const BROWSER_ONLY = ['geolocation', 'lock', 'notificationStore', 'paths', 'storage', 'strictSchemas'].map((name) => `src/lib/${name}.ts`)
/** The tests that notice most come first, the quickest of the others next. */
const FIRST = 'tests/conformance/'
/** How many mistakes a process judges before another takes its place. */
const AT_ONCE = 500

const root = join(import.meta.dirname, '..')
const { values, positionals: asked } = parseArgs({ allowPositionals: true, options: { every: { type: 'string', default: '1' } } })
const every = Number(values.every)
const paths = globSync(
  (asked.length ? asked : FOLDERS).map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.ts`)),
  { cwd: root, exclude: BROWSER_ONLY },
)
  .toSorted()
  .map((path) => join(root, path))
if (!paths.length) throw new Error(`No TypeScript file in ${asked.join(', ')}`)

const say = (line: string) => console.log(`${Math.round(performance.now() / 1000)} s`.padStart(7), line)
const { mutants: planted, excluded, plugin } = await plant(root, paths)
const mutants = planted.filter((_, i) => i % every === 0)
say(`${mutants.length} mistakes to try in ${paths.length} files; ${excluded} more are excluded with a reason in the code`)

const [reached, noticed, late] = [new Set<number>(), new Set<number>(), new Set<number>()]
const session = await openSession(root, paths, plugin, planted)
const first = session.files.filter((file) => relative(root, file).startsWith(FIRST))
for (const file of new Set([...first, ...session.files])) {
  const left = mutants.map(({ id }) => id).filter((id) => !noticed.has(id))
  while (left.length) {
    const verdict = await session.judge(file, left.splice(0, AT_ONCE))
    for (const id of verdict.reached) reached.add(id)
    for (const id of verdict.noticed) noticed.add(id)
    for (const id of verdict.late) late.add(id)
    left.unshift(...verdict.left)
    say(`${noticed.size} noticed; ${relative(root, file)} has ${left.length} more to judge`)
  }
}
await session.close()

const results = mutants.map((mutant) => ({ ...mutant, reached: reached.has(mutant.id), noticed: noticed.has(mutant.id) }))
const scores = scoresOf(results)
const listFile = join(root, 'node_modules/.cache/mutants.txt')
mkdirSync(join(listFile, '..'), { recursive: true })
writeFileSync(listFile, list(results))
say(`done; ${late.size} were noticed because a test waited in vain\n`)
console.log(`${table(scores)}\n\nUnnoticed: ${listFile}`)
const low = scores.filter(({ percent }) => percent < THRESHOLD)
for (const { folder } of low) console.error(`The tests notice less than ${THRESHOLD} % of the mistakes in ${folder}.`)
process.exitCode = low.length ? 1 : 0
