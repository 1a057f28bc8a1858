/** Plants mistakes into source files: each stands beside the right code, behind a switch that the test runner turns (`switch.ts`). */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import type { Plugin } from 'vite'

export interface Mutant {
  /** Number of the mutant, from 0; the switch knows it by this. */
  id: number
  /** Path from the project's root. */
  file: string
  /** From 1. */
  line: number
  /** Kind of the mistake in Stryker's words, such as EqualityOperator. */
  kind: string
  /** The code as it is, and as the mistake has it. */
  original: string
  replacement: string
  /** Mutants whose code lies inside of this one's. */
  inner: number[]
}

export interface Planted {
  mutants: Mutant[]
  /** How many mistakes a comment in the code excludes, with its reason (`// Stryker disable …: reason`). */
  excluded: number
  /** Lets Vite load the changed files in place of those on the disk. */
  plugin: Plugin
}

const quiet = { isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no, isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no }
const silent = { ...quiet, trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing }
function no() {
  return false
}
function nothing() {}

/** The function of the planted code that notes what is reached. It costs more than all else there, and is needed but once. */
const NOTE = 'function cover() {'

interface Point {
  line: number
  column: number
}
const before = (a: Point, b: Point) => a.line < b.line || (a.line === b.line && a.column <= b.column)

/**
 * Plants every mistake that Stryker's instrumenter knows.
 * @param paths absolute paths of TypeScript files
 */
export async function plant(root: string, paths: readonly string[]): Promise<Planted> {
  const sources = paths.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
  const { files, mutants } = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  })
  const code = new Map(files.map(({ name, content }) => [name, content.replace(NOTE, `${NOTE} if (ns.isDeaf) return`)]))
  const lines = new Map(sources.map(({ name, content }) => [name, content.split('\n')]))
  const living = mutants.filter(({ status }) => status !== 'Ignored')
  return {
    mutants: living.map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => ({
      id: Number(id),
      file: relative(root, fileName),
      line: start.line + 1,
      kind: mutatorName,
      original: textBetween(lines.get(fileName) ?? [], start, end),
      replacement,
      inner: living
        .filter((other) => other.id !== id && other.fileName === fileName)
        .filter(({ location }) => before(start, location.start) && before(location.end, end))
        .map((other) => Number(other.id)),
    })),
    excluded: mutants.length - living.length,
    plugin: { name: 'planted mistakes', enforce: 'pre', load: (id) => code.get(id) },
  }
}

function textBetween(lines: readonly string[], start: Point, end: Point): string {
  const part = lines.slice(start.line, end.line + 1)
  if (part.length === 1) return part[0]?.slice(start.column, end.column) ?? ''
  return [part[0]?.slice(start.column), ...part.slice(1, -1), part.at(-1)?.slice(0, end.column)].join('\n')
}
