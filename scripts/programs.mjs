// @ts-check
/** Programs that some tests ask; where they are missing, those tests are left out. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './browser.mjs'

/** Debian keeps it where only root's PATH leads. */
export const findNginx = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find(existsSync)

export async function ensureNginx() {
  if (!findNginx()) await aptInstall('nginx-light')
  console.log(`nginx: ${findNginx() ?? 'not here, so the tests of its configuration are left out'}`)
}

/**
 * Debian's own Python has Debian's packages, also where another one comes first.
 * @param {...string} packages
 */
export const pythonWith = (...packages) =>
  ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', `import ${packages.join(', ')}`]).status === 0,
  )

export async function ensurePython() {
  const packages = ['requests', 'socketio', 'websocket']
  if (!pythonWith(...packages))
    await aptInstall('python3-requests python3-socketio python3-websocket')
  if (!pythonWith(...packages))
    console.log(
      "Python's requests, socketio and websocket: not all here, so the tests of the examples that need them are left out",
    )
}
