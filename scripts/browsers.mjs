// @ts-check
/**
 * `npm run browsers`: the main journeys in Firefox and WebKit, on the demo and the live build, on a phone and at a desk. `--no-build` uses
 * existing builds, `--sample` tries the few that `npm test` tries. Other arguments go to Vitest: `-- -t WebKit`.
 */
import { run } from './commands.mjs'
import { ensureOthers } from './otherBrowsers.mjs'
import { builds } from './steps.mjs'

const own = ['--no-build', '--sample']
const args = process.argv.slice(2)
const missing = await ensureOthers()
for (const name of missing) console.log(`${name} is not at hand and could not be installed: nothing is tried in it.`)
if (missing.length < 2) {
  if (!args.includes('--no-build')) {
    for (const { name, command, env } of builds.filter((step) => /^(demo|live) build$/.test(step.name))) {
      console.log(`${name} …`)
      const { code } = await run(command, { env })
      if (code !== 0) process.exit(code)
    }
  }
  const env = args.includes('--sample') ? { BROWSERS: 'sample' } : undefined
  const command = ['vitest', 'run', '--config', 'vitest.browsers.config.ts', ...args.filter((arg) => !own.includes(arg))]
  process.exitCode = (await run(command, { env, seconds: 3600 })).code
}
