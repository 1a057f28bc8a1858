export interface Measured {
  /** Undefined when it could not be measured; `note` says why. */
  value?: number
  note?: string
}

/** With a target, which is a maximum. */
export interface Figure extends Measured {
  what: string
  target: number
  unit: 'ms' | 'KB' | 'MB' | 'x' | 'elements'
}

/** The value below which a share (0 to 1) of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5)

const amount = (value: number, unit: Figure['unit']) =>
  `${value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0)} ${unit}`

export function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, target, unit, note = '' }) => [
    what,
    value === undefined ? 'not measured' : amount(value, unit),
    `≤ ${target} ${unit}`,
    value === undefined ? '' : value <= target ? 'ok' : 'MISSED',
    note,
  ])
  const all = [['figure', 'measured', 'target', '', ''], ...rows]
  const lines = all.map((row) =>
    row.map((cell, i) => {
      const width = i < 4 ? Math.max(...all.map((one) => one[i]?.length ?? 0)) : 0
      return i === 1 || i === 2 ? cell.padStart(width) : cell.padEnd(width)
    }),
  )
  return lines.map((cells) => cells.join('  ').trimEnd()).join('\n')
}
