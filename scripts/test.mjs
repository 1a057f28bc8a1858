// @ts-check
/** `npm test`: everything, in a clean clone, with no step before it. */
import { ensureChromium } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { runSteps, summarize } from './runner.mjs'
import { builds, journeys, quick, wholes } from './steps.mjs'

const since = performance.now()
await ensureInstalled()
console.log(`Chromium: ${await ensureChromium()}\n`)

const outcomes = [
  ...(await runSteps([...quick, ...builds, ...wholes], 2)),
  // Alone: what a person would see must not wait for another step's work.
  ...(await runSteps(journeys, 1)),
]
process.exitCode = summarize(outcomes, since) ? 0 : 1
