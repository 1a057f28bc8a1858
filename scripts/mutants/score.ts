/** What came of the planted mistakes, as a table and as a list. */
import { dirname } from 'node:path'
import type { Mutant } from './plant.ts'

export interface Result extends Mutant {
  /** Whether any test could notice it. */
  reached: boolean
  noticed: boolean
}

export interface Score {
  folder: string
  mistakes: number
  noticed: number
  /** No test reaches them. */
  unreached: number
  /** Share of the mistakes that was noticed, percent. */
  percent: number
}

/** One score for each folder. */
export function scoresOf(results: readonly Result[]): Score[] {
  return [...Map.groupBy(results, ({ file }) => dirname(file))].map(([folder, of]) => {
    const noticed = of.filter((result) => result.noticed).length
    const unreached = of.filter(({ reached }) => !reached).length
    return { folder, mistakes: of.length, noticed, unreached, percent: (100 * noticed) / of.length }
  })
}

export function table(scores: readonly Score[]): string {
  const row = (...cells: (string | number)[]) => cells.map((cell, i) => (i ? `${cell}`.padStart(11) : `${cell}`.padEnd(16))).join('')
  return [
    row('folder', 'mistakes', 'noticed', 'unreached', 'percent'),
    ...scores.map(({ folder, mistakes, noticed, unreached, percent }) => row(folder, mistakes, noticed, unreached, percent.toFixed(1))),
  ].join('\n')
}

const short = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 120)

/** The mistakes that nobody noticed by their place, with the code as it is and as they have it. */
export function list(results: readonly Result[]): string {
  return results
    .filter(({ noticed }) => !noticed)
    .flatMap(({ file, line, kind, original, replacement, reached }) => [
      `${file}:${line} ${kind}${reached ? '' : ', no test reaches it'}`,
      `  - ${short(original)}`,
      `  + ${short(replacement)}`,
    ])
    .join('\n')
}
