// @ts-check
/**
 * `npm test`: what guards each change, from a clean clone. `npm run verify`: the checks of it
 * without browser and build. With `-- app` or `-- marketplace` both leave out the other's tests.
 * `npm run test:all`: what `npm test` leaves out, nightly and before a release. It installs nginx,
 * Python's packages, Firefox and WebKit where it may, and says what it could not.
 */
import { ensureChromium, ensureEngines } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureNginx, ensurePython } from './programs.mjs'
import { runSteps, summarize } from './runner.mjs'
import { allOthers, guards, roomOf, verification } from './steps.mjs'

const since = performance.now()
const [suite, name] = process.argv.slice(2)
const room = roomOf(name)
await ensureInstalled()
if (suite !== 'verify') console.log(`Chromium: ${await ensureChromium()}`)
let steps = suite === 'verify' ? verification(room) : guards(room)
if (suite === 'all') {
  await ensureNginx()
  await ensurePython()
  steps = allOthers(await ensureEngines())
}
if (suite !== 'verify') console.log()
process.exitCode = summarize(await runSteps(steps, 2), since) ? 0 : 1
