// @ts-check
/** `npm run verify`: what can be checked without a build. */
import { ensureChromium } from './browser.mjs'
import { runSteps, summarize } from './runner.mjs'
import { quick } from './steps.mjs'

const since = performance.now()
await ensureChromium()
process.exitCode = summarize(await runSteps(quick, 2), since) ? 0 : 1
