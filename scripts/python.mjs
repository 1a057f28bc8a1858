// @ts-check
import { spawnSync } from 'node:child_process'
import { aptInstall } from './browser.mjs'

/**
 * A Python that has these packages; undefined when there is none. Debian's own has Debian's
 * packages, also where another one comes first.
 * @param {...string} packages
 */
export const pythonWith = (...packages) =>
  ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', `import ${packages.join(', ')}`]).status === 0,
  )

/**
 * Installs Python and the packages of docs/host.md's examples where this may; where it can't,
 * their tests are left out.
 */
export async function ensurePython() {
  const packages = ['requests', 'socketio', 'websocket']
  if (!pythonWith(...packages))
    await aptInstall('python3-requests python3-socketio python3-websocket')
  if (!pythonWith(...packages))
    console.log(
      "Python's requests, socketio and websocket: not all here, so the tests of the examples that need them are left out",
    )
}
