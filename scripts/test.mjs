// @ts-check
/** `npm test`: runs all checks; works in a clean clone without any step before it. */
import { ensureChromium } from './browser.mjs'
import { ensureNginx } from './findNginx.mjs'
import { ensureInstalled } from './install.mjs'
import { runSteps, summarize } from './runner.mjs'
import { builds, journeys, quick, wholes } from './steps.mjs'

const since = performance.now()
await ensureInstalled()
console.log(`Chromium: ${await ensureChromium()}`)
await ensureNginx()
console.log()

const outcomes = [
  ...(await runSteps([...quick, ...builds, ...wholes], 2)),
  // Not beside other steps: these would slow the app down.
  ...(await runSteps(journeys, 1)),
]
process.exitCode = summarize(outcomes, since) ? 0 : 1
