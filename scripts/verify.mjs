// @ts-check
/** `npm run verify`: the checks that need no build. */
import { ensureChromium } from './browser.mjs'
import { runSteps, summarize } from './runner.mjs'
import { quick } from './steps.mjs'

const since = performance.now()
await ensureChromium()
process.exitCode = summarize(await runSteps(quick, 2), since) ? 0 : 1
