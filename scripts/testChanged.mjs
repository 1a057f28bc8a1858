// @ts-check
/**
 * `npm run test:changed`: the unit and component tests that import what has changed since the
 * last commit, or since `-- main`, and the journeys of its folders: a change in
 * `src/features/cart` runs `e2e/cart*.spec.ts`, on newly built apps.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './browser.mjs'
import { root } from './commands.mjs'
import { ensureInstalled } from './install.mjs'
import { runSteps, summarize } from './runner.mjs'
import { builds, changedTests, journeysIn } from './steps.mjs'

const [since = 'HEAD'] = process.argv.slice(2)

/** @param {string[]} args */
const git = (...args) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean)

/** Names begin with what they are about, in the singular or plural: `orders`, `orderSafety`. */
const firstWord = (/** @type {string} */ name) =>
  (/^[a-z]+/.exec(name)?.[0] ?? '').replace(/s$/, '')

/**
 * The journeys of the changed files.
 * @param {string[]} changed paths relative to the project
 */
function journeysOf(changed) {
  const app = changed.filter(
    (path) => /^(src|mocks|fixtures|openapi|e2e)\//.test(path) && !path.endsWith('.stories.tsx'),
  )
  const words = new Set(app.flatMap((path) => path.split('/').slice(1).map(firstWord)))
  return readdirSync(join(root, 'e2e'))
    .filter(
      (name) =>
        name.endsWith('.spec.ts') &&
        (changed.includes(`e2e/${name}`) || words.has(firstWord(name))),
    )
    .map((name) => `e2e/${name}`)
}

const start = performance.now()
await ensureInstalled()
await ensureChromium()
const specs = journeysOf([
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
])
console.log(specs.length > 0 ? `Journeys: ${specs.join(', ')}\n` : 'No journeys\n')
const steps =
  specs.length > 0 ? [changedTests(since), ...builds, journeysIn(specs)] : [changedTests(since)]
process.exitCode = summarize(await runSteps(steps, 1), start) ? 0 : 1
