// @ts-check
/**
 * `npm run browsers`: the main journeys in Firefox and WebKit. Where Playwright's own browsers are
 * installed or can be, they run the journeys tagged `@engines`. Elsewhere the system's browsers run
 * those of `e2e/browsers`, by drivers of the project. `--no-build` uses existing builds. Other
 * arguments go to the test runner.
 */
import { existsSync } from 'node:fs'
import { run } from './commands.mjs'
import { ensureOthers } from './otherBrowsers.mjs'
import { builds } from './steps.mjs'

const args = process.argv.slice(2)
const rest = args.filter((arg) => arg !== '--no-build')

/** Whether Playwright's own Firefox and WebKit are installed. */
async function hasPlaywrights() {
  const { firefox, webkit } = await import('playwright')
  return [firefox, webkit].every((browser) => existsSync(browser.executablePath()))
}

async function ensurePlaywrights() {
  if (!(await hasPlaywrights()))
    await run(['playwright', 'install', 'firefox', 'webkit'], { seconds: 300, capture: true })
  return hasPlaywrights()
}

/** The command that tries the browsers; undefined where there is none of them. */
async function commandOfBrowsers() {
  if (await ensurePlaywrights())
    return ['playwright', 'test', '--project=firefox', '--project=webkit', ...rest]
  const missing = await ensureOthers()
  for (const name of missing)
    console.log(`${name} is not installed and could not be installed: nothing is tried in it.`)
  return missing.length < 2
    ? ['vitest', 'run', '--config', 'vitest.browsers.config.ts', ...rest]
    : undefined
}

const command = await commandOfBrowsers()
if (command) {
  for (const { name, command: build, env } of args.includes('--no-build') ? [] : builds) {
    console.log(`${name} …`)
    const { code } = await run(build, { env })
    if (code !== 0) process.exit(code)
  }
  process.exitCode = (await run(command, { seconds: 3600 })).code
}
