// @ts-check
/** Finds or installs a Chromium. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from './commands.mjs'

const isRoot = process.getuid?.() === 0
// The same browser without windows needs about half the processor time.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * For every Chromium that a test starts: no background requests, and no sandbox as root, where it
 * can't run.
 */
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
  // Maps need WebGL: newer versions draw it without a graphics card only with this flag.
  '--enable-unsafe-swiftshader',
]

/** @param {string} path */
function works(path) {
  if (!existsSync(path)) return false
  // A downloaded browser doesn't start when its system libraries are missing.
  return (
    process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
  )
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

function systemPaths() {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .concat('/usr/bin', '/usr/local/bin', '/snap/bin')
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macs]
}

/**
 * Path of a Chromium that starts: `CHROMIUM_PATH`, else Playwright's, else the system's.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  return [await playwrightsOwn(), ...systemPaths()].find(works)
}

/**
 * A Chromium to drive.
 * @param {...string} more flags
 */
export async function launchChromium(...more) {
  const { chromium } = await import('playwright')
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs, ...more],
  })
}

/**
 * Installs a Debian package, where this may.
 * @param {string} name
 */
export const aptInstall = (name) =>
  isRoot && existsSync('/usr/bin/apt-get')
    ? run(
        ['sh', '-c', `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${name}`],
        { seconds: 600 },
      )
    : undefined

/**
 * Like `findChromium`, but installs one when there is none. Sets `CHROMIUM_PATH` for later
 * commands.
 * @returns {Promise<string>}
 * @throws Error that says how to install one
 */
export async function ensureChromium() {
  const existing = await findChromium()
  const installers = [
    // CI needs no browser with windows.
    () => (process.env.CI && !existing?.includes('headless') ? aptInstall(shell) : undefined),
    () => run(['playwright', 'install', 'chromium'], { seconds: 300 }),
    () => aptInstall(shell),
    () => aptInstall('chromium'),
  ]
  for (const install of installers) {
    await install()
    const found = await findChromium()
    if (!found) continue
    process.env.CHROMIUM_PATH = found
    return found
  }
  throw new Error(
    'No Chromium was found or could be installed. Install one, or set CHROMIUM_PATH to its program file.',
  )
}

/**
 * Installs Playwright's Firefox and WebKit where this may; says which is missing, since its journeys
 * are left out then.
 * @returns {Promise<string[]>} the names of the installed ones, which their projects share
 */
export async function ensureEngines() {
  const { firefox, webkit } = await import('playwright')
  const here = () => [firefox, webkit].filter((engine) => existsSync(engine.executablePath()))
  if (here().length < 2) {
    console.log("Playwright's Firefox and WebKit: looking for a download …")
    await run(['playwright', 'install', 'firefox', 'webkit'], { seconds: 300, capture: true })
  }
  for (const engine of [firefox, webkit])
    if (!here().includes(engine))
      console.log(`Playwright's ${engine.name()}: not here, so the journeys in it are left out`)
  return here().map((engine) => engine.name())
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(await ensureChromium())
