// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './browser.mjs'

/** Debian keeps it where only root's PATH leads. */
export const findNginx = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find(existsSync)

/** Installs it where this may; where it can't, its tests are left out. */
export async function ensureNginx() {
  if (!findNginx()) await aptInstall('nginx-light')
  console.log(
    findNginx()
      ? `nginx: ${findNginx()}`
      : 'nginx: not here, so the tests of its configuration are left out',
  )
}
