// @ts-check
/**
 * `npm test`: what guards each change, from a clean clone. `-- app` or `-- marketplace` runs the
 * part of one.
 */
import { ensureChromium } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { runSteps, summarize } from './runner.mjs'
import { guards, roomOf } from './steps.mjs'

const since = performance.now()
const room = roomOf(process.argv[2])
await ensureInstalled()
console.log(`Chromium: ${await ensureChromium()}\n`)
process.exitCode = summarize(await runSteps(guards(room), 2), since) ? 0 : 1
