// @ts-check
/** `npm test`: what guards each change; works in a clean clone without any step before it. */
import { ensureChromium } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { runSteps, summarize } from './runner.mjs'
import { builds, fixedWalks, journeys, parts, verification } from './steps.mjs'

const since = performance.now()
await ensureInstalled()
console.log(`Chromium: ${await ensureChromium()}\n`)

const [longest, ...others] = parts
const outcomes = [
  // Beside the longest; the walks need the live build, and come long after it.
  ...(await runSteps([longest, ...builds, ...others, ...verification, fixedWalks], 2)),
  // Not beside other steps: these would slow the app down.
  ...(await runSteps([journeys], 1)),
]
process.exitCode = summarize(outcomes, since) ? 0 : 1
