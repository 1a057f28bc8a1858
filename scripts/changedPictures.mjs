// @ts-check
/**
 * `node scripts/changedPictures.mjs main`: writes `dist-pictures/index.html`, the pictures of
 * screens that differ from a commit's beside those; nothing without any.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './commands.mjs'

const FOLDER = 'e2e/screenshots'
const [since = 'main'] = process.argv.slice(2)
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28 })

const changed = git('diff', '--name-only', '--no-renames', since, '--', FOLDER)
  .toString()
  .split('\n')
  .filter((file) => file.endsWith('.png'))
const output = join(root, 'dist-pictures')

/** A picture of the page, or that there is none. @type {(path: string) => string} */
const shown = (path) =>
  existsSync(path) ? `<img src="${basename(path)}" alt="" loading="lazy">` : 'none'

/** Copies both pictures of a file; returns its row. @type {(file: string) => string} */
function row(file) {
  const name = file.slice(FOLDER.length + 1)
  const [before, after] = ['before', 'after'].map((state) =>
    join(output, `${name.replaceAll('/', '-').replace('.png', '')}-${state}.png`),
  )
  try {
    writeFileSync(/** @type {string} */ (before), git('show', `${since}:${file}`))
  } catch {
    // It is new.
  }
  if (existsSync(join(root, file))) copyFileSync(join(root, file), /** @type {string} */ (after))
  return `<h2>${name}</h2><div>${[before, after].map((path) => `<p>${shown(path ?? '')}</p>`).join('')}</div>`
}

if (changed.length > 0) {
  mkdirSync(output, { recursive: true })
  writeFileSync(
    join(output, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Changed pictures</title><style>div { display: flex; gap: 1rem } p { flex: 1 } img { max-width: 100%; border: 1px solid }</style>
<h1>${changed.length} changed pictures, each before and after</h1>${changed.map(row).join('\n')}\n`,
  )
}
console.log(`${changed.length} changed pictures`)
