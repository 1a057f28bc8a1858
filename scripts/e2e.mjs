// @ts-check
/** `npm run e2e`: builds the demo and the live app, with and without maps, then runs the e2e tests. `--no-build` uses existing builds. */
import { ensureChromium } from './browser.mjs'
import { run } from './commands.mjs'
import { builds } from './steps.mjs'

const args = process.argv.slice(2)
await ensureChromium()
if (!args.includes('--no-build')) {
  for (const { name, command, env } of builds.filter((step) => /^(demo|live) build/.test(step.name))) {
    console.log(`${name} …`)
    const { code } = await run(command, { env })
    if (code !== 0) process.exit(code)
  }
}
const { code } = await run(['playwright', 'test', ...args.filter((arg) => arg !== '--no-build')], { seconds: 3600 })
process.exitCode = code
