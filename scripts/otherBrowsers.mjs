// @ts-check
/** Finds Firefox and WebKit on this machine, or installs Debian's. */
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './commands.mjs'

const folders = () =>
  (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/usr/local/bin', '/snap/bin')
const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** @param {string[]} names */
const program = (...names) =>
  names
    .flatMap((name) => folders().map((folder) => join(folder, name)))
    .find((path) => existsSync(path))

/**
 * @typedef {{ firefoxPath?: string, webkitPath?: string, webkitDriverPath?: string, xvfbPath?:
 * string }} Others
 */

/**
 * Paths of what is at hand. `FIREFOX_PATH` names a Firefox.
 * @returns {Others}
 */
export function findOthers() {
  const given = process.env.FIREFOX_PATH
  return {
    firefoxPath:
      given ||
      program('firefox-esr', 'firefox') ||
      (existsSync(macFirefox) ? macFirefox : undefined),
    // The newest of the versions that may be installed side by side.
    webkitPath: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1),
    webkitDriverPath: program('WebKitWebDriver'),
    xvfbPath: program('Xvfb'),
  }
}

const packages = 'firefox-esr webkit2gtk-driver xvfb'

/**
 * The names of the browsers in which nothing can be tried.
 * @param {Others} others
 */
const missingOf = ({ firefoxPath, webkitPath, webkitDriverPath, xvfbPath }) => [
  ...(firefoxPath ? [] : ['Firefox']),
  ...(webkitPath && webkitDriverPath && (process.env.DISPLAY || xvfbPath) ? [] : ['WebKit']),
]

/**
 * Installs Debian's packages where a browser is missing and it may.
 * @returns {Promise<string[]>} the names of the browsers that are missing still
 */
export async function ensureOthers() {
  if (
    missingOf(findOthers()).length > 0 &&
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get')
  ) {
    const install = `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${packages}`
    await run(['sh', '-c', install], { seconds: 300, capture: true })
  }
  return missingOf(findOthers())
}
