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
// The builds run beside the longest.
const steps = [longest, ...builds, fixedWalks, ...others, ...verification, journeys]
const outcomes = await runSteps(steps, 2)
process.exitCode = summarize(outcomes, since) ? 0 : 1
