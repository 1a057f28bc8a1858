// @ts-check
/** Finds, or gets, a Chromium for the tests that need one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from './commands.mjs'

const isRoot = process.getuid?.() === 0
// The headless shell is the same browser without its windows: it takes about half the processor time.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macs = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/** Flags for every Chromium that a test starts: no calls home, and no sandbox where the kernel refuses it to root. */
export const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

/** @param {string} path */
function works(path) {
  if (!existsSync(path)) return false
  // A download without its system libraries is there, but doesn't start.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

function systems() {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin')
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macs]
}

/**
 * Path of a Chromium that starts: `CHROMIUM_PATH`, else Playwright's own, else the machine's.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  return [await playwrightsOwn(), ...systems()].find(works)
}

/** @param {string} name of a Debian package */
const aptInstall = (name) =>
  isRoot && existsSync('/usr/bin/apt-get')
    ? run(['sh', '-c', `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${name}`], { seconds: 600 })
    : undefined

/**
 * Like `findChromium`, but gets one when there is none. Sets `CHROMIUM_PATH` for the commands that follow.
 * @returns {Promise<string>}
 * @throws Error that says what to do by hand
 */
export async function ensureChromium() {
  const present = await findChromium()
  const ways = [
    // CI shall not wait for windows that nobody sees.
    () => (process.env.CI && !present?.includes('headless') ? aptInstall(shell) : undefined),
    () => run(['playwright', 'install', 'chromium'], { seconds: 300 }),
    () => aptInstall(shell),
    () => aptInstall('chromium'),
  ]
  for (const way of ways) {
    await way()
    const found = await findChromium()
    if (!found) continue
    process.env.CHROMIUM_PATH = found
    return found
  }
  throw new Error('No Chromium was found or could be installed. Install one, or set CHROMIUM_PATH to its program file.')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await ensureChromium())
