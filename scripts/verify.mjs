// @ts-check
/** `npm run verify`: the checks that need neither a browser nor a build. */
import { ensureInstalled } from './install.mjs'
import { runSteps, summarize } from './runner.mjs'
import { verification } from './steps.mjs'

const since = performance.now()
await ensureInstalled()
process.exitCode = summarize(await runSteps(verification, 2), since) ? 0 : 1
