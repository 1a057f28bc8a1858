// @ts-check
/**
 * `node scripts/liveBuild.mjs PROGRAM ARGUMENTS`: runs a program on the live build of the
 * journeys, built where it is missing or older than its sources, and takes its exit code.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { addresses } from './addresses.mjs'
import { ensureChromium } from './browser.mjs'
import { root, run } from './commands.mjs'
import { ensureInstalled } from './install.mjs'
import { builds } from './steps.mjs'

const sources = [
  'src',
  'openapi',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

/**
 * The latest change of a file, or of any file in a folder, ms since the epoch.
 * @param {string} path
 */
function lastChange(path) {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return Math.max(mtimeMs, ...entries.map((entry) => statSync(join(path, entry)).mtimeMs))
}

/** Or made for another host. */
function isStale() {
  const page = join(root, 'dist-live', 'index.html')
  if (!existsSync(page)) return true
  const built = statSync(page).mtimeMs
  if (sources.some((path) => lastChange(join(root, path)) > built)) return true
  return !readFileSync(join(root, 'dist-live', '_headers'), 'utf8').includes(addresses.host)
}

await ensureInstalled()
await ensureChromium()
const build = builds.find(({ name }) => name === 'live build')
if (build && isStale()) {
  console.log(`${build.name} …`)
  const { code } = await run(build.command, { env: build.env })
  if (code !== 0) process.exit(code)
}
const { code } = await run(['node', ...process.argv.slice(2)])
process.exitCode = code
