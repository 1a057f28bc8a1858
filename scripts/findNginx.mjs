// @ts-check
/** Finds or installs the nginx that tests ask. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './browser.mjs'

/**
 * Path of an nginx; undefined where there is none. Debian keeps it where only root's PATH leads.
 */
export const findNginx = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find(existsSync)

/**
 * Installs nginx where this may; says so where there is none, since its tests are left out then.
 */
export async function ensureNginx() {
  if (!findNginx()) await aptInstall('nginx-light')
  console.log(
    findNginx()
      ? `nginx: ${findNginx()}`
      : 'nginx: not here, so the tests of its configuration are left out',
  )
}
