export interface Measured {
  /** Undefined when it could not be measured; `note` says why. */
  value?: number
  note?: string
}

export interface Figure extends Measured {
  what: string
  /** The maximum, or the minimum if `least` is set. */
  target: number
  unit: 'ms' | 'KB' | 'MB' | 'x' | 'elements' | 'points'
  /** The target is a minimum. */
  least?: boolean
}

/** The value below which a share (0 to 1) of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

const amount = (value: number, unit: Figure['unit']) =>
  `${value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0)} ${unit}`

/** As a text table. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, target, unit, least = false, note = '' }) => {
    const met = value !== undefined && (least ? value >= target : value <= target)
    return [
      what,
      value === undefined ? 'not measured' : amount(value, unit),
      `${least ? '≥' : '≤'} ${target} ${unit}`,
      value === undefined ? '' : met ? 'ok' : 'MISSED',
      note,
    ]
  })
  const all = [['figure', 'measured', 'target', '', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  )
  return all
    .map((row) =>
      row
        .map((cell, i) =>
          i === 1 || i === 2 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
