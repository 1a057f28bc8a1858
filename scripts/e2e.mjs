// @ts-check
/**
 * `npm run e2e`: builds the app and runs the journeys of `npm test`, with `--all` those of `npm
 * run test:all`; `--no-build` uses the builds that are there. Other arguments go to Playwright:
 * `npm run e2e -- --no-build --project=demo-1280 e2e/cart.spec.ts`.
 */
import { ensureChromium, ensureEngines } from './browser.mjs'
import { run } from './commands.mjs'
import { allBuilds, builds, journeys, restOfJourneys } from './steps.mjs'

const own = ['--no-build', '--all']
const args = process.argv.slice(2)
const all = args.includes('--all')
await ensureChromium()
if (!args.includes('--no-build')) {
  for (const { name, command, env } of all ? allBuilds : builds) {
    console.log(`${name} …`)
    const { code } = await run(command, { env })
    if (code !== 0) process.exit(code)
  }
}
const chosen = args.some((arg) => arg.startsWith('--project'))
const { command } = all ? restOfJourneys(chosen ? [] : await ensureEngines()) : journeys
const projects = chosen ? [] : command.filter((part) => part.startsWith('--project='))
const { code } = await run([
  'playwright',
  'test',
  ...projects,
  ...args.filter((arg) => !own.includes(arg)),
])
process.exitCode = code
