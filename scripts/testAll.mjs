// @ts-check
/**
 * `npm run test:all`: what `npm test` leaves out, nightly and before a release. It installs
 * nginx, Python's packages, Firefox and WebKit where it may, and says what it could not.
 */
import { ensureChromium, ensureEngines } from './browser.mjs'
import { ensureNginx } from './findNginx.mjs'
import { ensureInstalled } from './install.mjs'
import { ensurePython } from './python.mjs'
import { runSteps, summarize } from './runner.mjs'
import { builds, mapBuild, newWalks, pathBuilds, rest, restOfJourneys } from './steps.mjs'

const since = performance.now()
await ensureInstalled()
console.log(`Chromium: ${await ensureChromium()}`)
await ensureNginx()
await ensurePython()
const engines = await ensureEngines()
console.log()

const steps = [...builds, mapBuild, ...pathBuilds, ...newWalks, ...rest, restOfJourneys(engines)]
const outcomes = await runSteps(steps, 2)
process.exitCode = summarize(outcomes, since) ? 0 : 1
