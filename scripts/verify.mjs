// @ts-check
/**
 * `npm run verify`: the checks without browser and build; `-- app` or `-- marketplace` leaves out
 * the other's unit tests.
 */
import { ensureInstalled } from './install.mjs'
import { runSteps, summarize } from './runner.mjs'
import { roomOf, verification } from './steps.mjs'

const since = performance.now()
const room = roomOf(process.argv[2])
await ensureInstalled()
process.exitCode = summarize(await runSteps(verification(room), 2), since) ? 0 : 1
