// @ts-check
/** Reads a build's `_headers`, as static hosts do, by plain Node 20.19. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ prefix: string, headers: [name: string, value: string][] }} Rule */

/**
 * @param {string} folder a build
 * @returns {Rule[]} none when it holds no such file
 */
export function readHeaders(folder) {
  const file = join(folder, '_headers')
  /** @type {Rule[]} */
  const rules = []
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? []
    if (name && value) rules.at(-1)?.headers.push([name, value])
    else if (line.trim()) rules.push({ prefix: line.trim().replace(/\*$/, ''), headers: [] })
  }
  return rules
}

/**
 * @param {Rule[]} rules
 * @param {string} path of the request
 */
export const headersFor = (rules, path) =>
  rules.filter(({ prefix }) => path.startsWith(prefix)).flatMap(({ headers }) => headers)
