// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from './commands.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, peer?: boolean, link?:
 * boolean }} Entry
 */

/**
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Why the installed packages don't match the lockfile, or null when they do. It reads npm's own
 * record of the installed packages, so that an `npm install` by hand counts, and an interrupted one
 * does not.
 * @returns {string | null}
 */
export function staleInstall() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return 'nothing is installed yet'
  const installed = packagesOf(record)
  for (const [path, wanted] of Object.entries(packagesOf(join(root, 'package-lock.json')))) {
    if (path === '') continue
    const present = installed[path]
    if (!present && (wanted.optional || wanted.peer)) continue
    if (!present) return `${path} is missing`
    if (present.version !== wanted.version || present.integrity !== wanted.integrity)
      return `${path} is not ${wanted.version}`
  }
  return null
}

/** The scripts need type stripping (Node 22.18): the pinned Node, else the system's. */
async function ensureNode() {
  const ready = async () =>
    (
      await run(['node', '--eval', 'process.exit(process.features.typescript ? 0 : 1)'], {
        capture: true,
      })
    ).code === 0
  if (await ready()) return
  // An `ignore-scripts` setting has skipped its install script.
  await run(['npm', 'rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts'])
  if (!(await ready()))
    throw new Error(
      'The pinned Node did not install. Use Node 24, or allow the install script of the package "node".',
    )
}

/** @throws Error when npm fails */
export async function ensureInstalled() {
  const reason = staleInstall()
  if (reason) {
    console.log(`Installing the packages, which takes some minutes: ${reason} …`)
    // Hundreds of warnings are about the system's Node, which runs nothing but this.
    const { code } = await run(['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0) throw new Error(`npm ci failed (${code})`)
  }
  await ensureNode()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensureInstalled()
