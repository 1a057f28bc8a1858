/**
 * Fails when no test names a requirement: a row of docs/requirements.md is shown when its exact
 * ID is in a test, a journey or a story.
 */
import { globSync, readFileSync } from 'node:fs'

interface Row {
  group: string
  /** ID, operationId or name of an event. */
  name: string
  /** The text that a test must contain. */
  mention: RegExp
}

/** Rows that no test shows by itself, and why. */
const summaries: Record<string, string> = {
  'GEN-01': 'says what the app is for: HOME, CARD and MAP have the rows that are shown',
  'GEN-05': 'its details are rows of SEARCH, FAV, SHOP, REVIEW and REPORT',
  'GEN-06': 'its details are rows of CART, SCHED, CHECKOUT and ORDERS',
}

const root = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Names of calls and events are plain words: they count when quoted, at the start of a title, or
 * as a key.
 */
const named = (name: string) => new RegExp(`['"\`]${escaped(name)}\\b|\\b${escaped(name)}:`)

/** As tests write it: `listen-conversation-{userId}` without its variable part. */
function eventRow(cells: string[]): Row | null {
  const event = /`([^`]+)`/.exec(cells[2] ?? '')?.[1]
  if (!event) return null
  const fixed = event.replace(/\{.*$/, '')
  return {
    group: 'Events',
    name: `${cells[0]} ${cells[1]} ${event}`,
    mention: new RegExp(fixed === event ? named(event) : `['"\`]${escaped(fixed || event)}`),
  }
}

function rowOf(section: string, cells: string[]): Row | null {
  const id = /^([A-Z]+)-\d+$/.exec(cells[0] ?? '')
  if (id && id[1] !== 'OPEN')
    return {
      group: id[1] as string,
      name: cells[0] as string,
      mention: new RegExp(`\\b${cells[0]}(?!\\d)`),
    }
  const isCall = section.startsWith('4') && /^(GET|POST|PUT|PATCH|DELETE) /.test(cells[1] ?? '')
  if (isCall)
    return { group: 'Operations', name: cells[0] as string, mention: named(cells[0] as string) }
  return section.startsWith('5') ? eventRow(cells) : null
}

function rows(catalogue: string): Row[] {
  let section = ''
  return catalogue.split('\n').flatMap((line) => {
    section = /^## (\d+)/.exec(line)?.[1] ?? section
    if (!line.startsWith('| ')) return []
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    return rowOf(section, cells) ?? []
  })
}

const patterns = [
  'tests/**/*.{ts,tsx}',
  'e2e/**/*.ts',
  '{src,mocks,fixtures}/**/*.{test,spec,stories}.{ts,tsx}',
]
const tests = globSync(patterns, { cwd: root }).map(read).join('\n')
const all = rows(read('docs/requirements.md'))
const missing = all.filter((row) => !row.mention.test(tests) && !(row.name in summaries))
const needless = all.filter((row) => row.mention.test(tests) && row.name in summaries)
for (const [group, members] of Map.groupBy(missing, (row) => row.group))
  console.error(`${group}: no test names ${members.map((row) => row.name).join(', ')}`)
for (const { name } of needless) console.error(`${name} is named by a test: it needs no reason`)
if (missing.length + needless.length > 0) process.exitCode = 1
console.log(`${all.length - missing.length} of ${all.length} requirements are shown.`)
